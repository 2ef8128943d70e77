import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const modelOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  return item.kind === "item" ? item.model : item.kind;
};

test("a line priced alike still tells which model the listing names", () => {
  expect(modelOf("Titleist AP2 irons 4-PW")).toBe("irons (AP2)");
});

test("a model priced by itself is named as the guide names it", () => {
  expect(modelOf("apple iphone 13 128gb")).toBe("iPhone 13");
});

test("a line whose name says it all stays as it is", () => {
  expect(modelOf("Ikea kallax")).toBe("Kallax or Expedit shelf");
});

test("one kind of several that are priced alike is named by the listing's words", () => {
  expect(modelOf("black penny loafers size 9")).toBe("heels or dress shoes (loafers)");
  expect(modelOf("black heels size 9")).toBe("heels or dress shoes");
});

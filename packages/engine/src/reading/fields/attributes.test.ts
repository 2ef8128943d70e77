import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";
import { mergeFacts } from "../merge-facts.ts";

const attributesOf = (attributes: Record<string, string>) =>
  readFields({ title: "Bike", attributes }).attributes;

test("a page's fields are known by their names in lower case", () => {
  expect(attributesOf({ "Brand:": " Trek ", "Title Status": "clean" })).toEqual({
    brand: "Trek",
    "title status": "clean",
  });
});

test.each(["Unbranded", "Does not apply", "N/A", "", "  ", "-"])(
  "the value %j says nothing",
  (value) => {
    expect(attributesOf({ Brand: value })).toBeUndefined();
  },
);

test("of two readings of a listing both give attributes, and the first wins", () => {
  const first = readFields({ title: "Bike", attributes: { Brand: "Trek" } });
  const second = readFields({ title: "Bike", attributes: { brand: "Giant", size: "M" } });
  expect(mergeFacts(first, second).attributes).toEqual({ brand: "Trek", size: "M" });
});

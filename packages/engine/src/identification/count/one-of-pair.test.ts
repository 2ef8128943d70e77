import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const onePairOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  return item.kind === "item" && item.adjustments.some(({ name }) => name === "one of a pair");
};

test.each([
  "One Jordan 4 shoe size 11",
  "One UGG boot right size 7",
  "Single diamond stud .25ct 14k",
  "14k diamond stud, lost mate",
])("%j is one of a pair", (title) => {
  expect(onePairOf(title)).toBe(true);
});

test.each([
  "Jordan 4 shoes size 11",
  "UGG boots left and right size 7",
  "14k diamond studs",
  "Left handed golf clubs",
  "One airpod right gen 3",
])("%j is not priced as one of a pair", (title) => {
  expect(onePairOf(title)).toBe(false);
});

test("one loudspeaker of a pair brings less than half of it", () => {
  const item = identify(factsOf({ title: "single Bose 901 speaker", description: null }));

  expect(item).toMatchObject({ amount: 1 / 2, adjustments: [{ factor: 0.8 }] });
  expect(onePairOf("Bose 901 speakers")).toBe(false);
});

const amountOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  return item.kind === "item" ? (item.amount ?? item.quantity) : null;
};

test("one with its number is one of the set that the guide prices", () => {
  expect(amountOf("Callaway 9 iron")).toBe(1 / 8);
  expect(amountOf("Callaway Apex irons 4-PW")).toBe(1);
});

test("a lot that ends a name is counted behind it", () => {
  expect(amountOf("Xbox 360 games lot 12")).toBe(2);
});

test("a number of the thing's own name counts nothing", () => {
  expect(amountOf("Bowflex adjustable dumbbells 552 pair")).toBe(1);
});

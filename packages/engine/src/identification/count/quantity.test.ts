import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const countOf = (title: string, description: string | null = null) => {
  const item = identify(factsOf({ title, category: "furniture", description }));
  return item.kind === "item" ? item.quantity : item.kind;
};

test.each([
  ["Dining chairs", "Six upholstered dining chairs, oak legs.", 6],
  ["Bar stools", "I have 2 of these.", 2],
  ["Nightstands", "Selling two white nightstands.", 2],
])("%s is as many as the description counts", (title, description, units) => {
  expect(countOf(title, description)).toBe(units);
});

test.each([
  ["Dining chair", "One of six chairs."],
  ["Bar stools", "Choose from 2 tall stools or 3 short stools."],
  ["Dining chairs", "Stackable, about 40 chairs left."],
  ["Chest of drawers", "It has 4 drawers."],
])("%s is one where the description counts something else", (title, description) => {
  expect(countOf(title, description)).toBe(1);
});

test.each([
  ["Pair (2) of chrome dining chairs", 2],
  ["Pottery Barn dining chairs - 6 chair set", 6],
  ["Executive office chairs, 4 matching", 4],
  ["6 curtain panels blackout", 6],
])("%s tells its number in the title", (title, units) => {
  expect(countOf(title)).toBe(units);
});

test.each([
  ["3 sheet sets queen", 3],
  ["5 scrubs sets", 5],
  ["Tea set of 5", 1],
])("%s counts sets, and not what they are made of", (title, units) => {
  expect(countOf(title)).toBe(units);
});

test.each([
  ["25 hardcover books lot", 25],
  ["Lot of 5 Hot Wheels", 5],
  ["Lot of 12 SNES games", 12],
])("%s is one lot of that many", (title, units) => {
  expect(identify(factsOf({ title, category: null }))).toMatchObject({
    quantity: units,
    isMixedLot: false,
  });
});

test.each([
  ["Michelin tire 205/55r16", 1],
  ["Michelin tires 205/55r16 set of 4", 4],
])("of what is priced by four, %s is %i", (title, tires) => {
  const item = identify(factsOf({ title, category: "vehicles" }));

  expect(item).toMatchObject({ kind: "item", quantity: tires });
});

import { expect, test } from "vitest";
import { tokenize } from "../../price-guide/tokens.ts";
import { mended } from "./spelling.ts";

const keysOf = (title: string) => {
  const tokens = tokenize(title);
  return (mended(tokens) ?? tokens).map(({ key }) => key);
};

test.each([
  ["Speciallized", "specialized"],
  ["mircowave", "microwave"],
  ["matress", "mattress"],
  ["Raliegh", "raleigh"],
  ["Milwaulkee", "milwaukee"],
  ["wadrobe", "wardrobe"],
])("%s is meant to be %s", (word, meant) => {
  expect(keysOf(word)).toEqual([meant]);
});

test.each(["dressed", "dresses", "protector", "specialist", "bracelets", "cabin", "mattresses"])(
  "%s is not made another word of",
  (word) => {
    expect(keysOf(word)).toEqual(tokenize(word).map(({ key }) => key));
  },
);

test.each([
  ["chain saw gas 18 inch", "chainsaw gas 18 inch"],
  ["head phones", "headphone"],
  ["coffeetable", "coffee table"],
])("%j is read as %j", (title, meant) => {
  expect(keysOf(title).join(" ")).toBe(meant);
});

test.each(["grill grates", "label maker tape", "mini fridge", "queen size bed"])(
  "two words that name something by themselves stay two: %s",
  (title) => {
    expect(keysOf(title)).toEqual(tokenize(title).map(({ key }) => key));
  },
);

test("the listing's own words stay as they are written", () => {
  expect(mended(tokenize("Queen matress"))?.[1]?.raw).toBe("matress");
});

import { expect, test } from "vitest";
import { categories } from "./catalogue/categories.ts";
import { themOrIt, thingsDo, withArticle } from "./grammar.ts";

test.each([
  "an Apple listing",
  "an IKEA listing",
  "a Sony listing",
  "a Louis Vuitton listing",
  "an LTE tablet",
  "an M2 chip",
  "an F1 print",
  "a used drill",
  "a USB-C cable",
  "a university town",
  "a union building",
  "an uninsured parcel",
  "a one-owner bike",
  "an hour",
  "an 8 MB picture",
  "an 18-volt drill",
  "a 180-piece set",
])("“%s” has the article that is spoken", (phrase) => {
  const words = phrase.replace(/^an? /, "");
  expect(withArticle(words)).toBe(phrase);
});

test.each([
  ["furniture", "furniture brings", "it"],
  ["tools", "tools bring", "them"],
  ["clothing", "clothes bring", "them"],
  ["camping", "camping gear brings", "it"],
])("%s: “%s”, and “%s” for short", (slug, words, pronoun) => {
  const category = categories.find((each) => each.slug === slug);
  expect(category && thingsDo(category, { many: "bring", one: "brings" })).toBe(words);
  expect(category && themOrIt(category)).toBe(pronoun);
});

test("a category counts as one thing exactly where its word is no plural", () => {
  const mass = categories.filter(({ isMass }) => isMass).map(({ plural }) => plural);
  expect(mass).toEqual(
    categories.map(({ plural }) => plural).filter((word) => !word.endsWith("s")),
  );
});

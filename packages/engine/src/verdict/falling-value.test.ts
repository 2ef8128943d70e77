import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { entryWith } from "../testing/entry-with.ts";
import { fallingPhone, itemOf, phone } from "../valuation/testing/items.ts";
import { fallingValueSentence } from "./falling-value.ts";

const sentenceFor = (id: string, dollars: number) => {
  const known = builtInGuide().entries.find((entry) => entry.id === id) ?? phone;
  const entry = entryWith(known, { usedMedianUsd: dollars });
  return fallingValueSentence(itemOf({ entry }), cents(dollars * 100), "2026-11-21");
};

test("a phone that falls fast says by how much, and what a month costs", () => {
  expect(sentenceFor("apple-iphone-16", 440)).toBe(
    "Phones like this lose about 25% of their value a year, about $9 a month. Sell it within weeks.",
  );
});

test.each([
  ["a phone so old that a month costs cents", "apple-iphone-7", 30],
  ["a console, which falls slowly", "sony-playstation-5", 350],
  ["a sofa, which does not fall", "sofa", 400],
  ["a thing of no known age", "acme-phone-9", 400],
])("%s says nothing", (_name, id, dollars) => {
  expect(sentenceFor(id, dollars)).toBeNull();
});

test("a thing that the guide does not know says nothing", () => {
  expect(fallingValueSentence(itemOf({ entry: null }), cents(400_00), "2026-11-21")).toBeNull();
});

test("a dear thing that loses little of its value a year says nothing", () => {
  const stretches = [{ untilYears: Infinity, lossPerYear: 0.17 }];
  const { life } = fallingPhone;
  const entry = { ...fallingPhone, life: { ...life, retention: { ...life.retention, stretches } } };
  expect(fallingValueSentence(itemOf({ entry }), cents(2_000_00), "2026-11-21")).toBeNull();
});

test("a cheap thing that falls fast says nothing below four dollars a month", () => {
  const at = (dollars: number) =>
    fallingValueSentence(itemOf({ entry: fallingPhone }), cents(dollars * 100), "2026-11-21");
  expect(at(190)).toBeNull();
  expect(at(215)).toContain("about $4 a month");
});

import { expect, test } from "vitest";
import { metalEvidence, metalValue } from "./metal-value.ts";
import { factsOf, itemOf } from "../testing/items.ts";

const titled = (title: string) => factsOf({ title });

test.each([
  ["14k gold chain 20 grams", 1500],
  ["9ct gold ring 4g", 193],
  ["Sterling silver spoons, 400 grams", 595],
  ["Sterling scrap, 10 ozt", 462.5],
  ["14k gold earring back .5 gram", 37.5],
])("the metal of %s is worth about $%s", (title, dollars) => {
  expect(metalValue(titled(title))?.dollars).toBeCloseTo(dollars, -1);
});

test.each([
  "14k gold plated chain 20 grams",
  "14k gold chain",
  "20 grams of beads",
  "Gold tone 14k 5g",
])("%s has no metal value", (title) => {
  expect(metalValue(titled(title))).toBeNull();
});

test("only jewelry and old silver are worth their metal", () => {
  const facts = titled("14k gold chain 20 grams");

  expect(metalEvidence(itemOf({ category: "jewelry" }), facts, "2026-01-05")?.source).toBe(
    "metal_value",
  );
  expect(metalEvidence(itemOf({ category: "electronics" }), facts, "2026-01-05")).toBeNull();
});

test("a metal price of more than half a year ago is told with its month", () => {
  const facts = titled("14k gold chain 20 grams");
  const sentenceOn = (today: string) =>
    metalEvidence(itemOf({ category: "jewelry" }), facts, today)?.sentence;

  expect(sentenceOn("2026-01-05")).not.toContain("November 2025");
  expect(sentenceOn("2026-11-21")).toContain("at the metal price of November 2025");
});

import { expect, test } from "vitest";
import { metalEvidence, metalValue, notBelowMetal } from "./metal-value.ts";
import { factsOf, itemOf } from "../testing/items.ts";

const titled = (title: string) => factsOf({ title });

test.each([
  ["14k gold chain 20 grams", 1500],
  ["9ct gold ring 4g", 193],
  ["Sterling silver spoons, 400 grams", 595],
  ["Sterling scrap, 10 ozt", 462.5],
  ["14k gold earring back .5 gram", 37.5],
  ["Sterling spoons 11 troy oz", 508.8],
  ["14k ring 4 pennyweights", 466.6],
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

test("the words that tell metal and weight may stand apart", () => {
  expect(metalValue({ title: "14k gold chain", description: "20 grams" })?.dollars).toBeCloseTo(
    metalValue(titled("14k gold chain 20 grams"))?.dollars ?? 0,
  );
  expect(metalValue({ title: null, description: "925 ring, 10 g" })?.name).toBe("sterling silver");
  expect(metalValue({ title: null, description: null })).toBeNull();
  expect(metalValue(titled("14k gold chain 0 grams"))).toBeNull();
});

test("it is worth a little less than its metal, and the sentence names metal and price", () => {
  const facts = titled("14k gold chain 20 grams");
  const evidence = metalEvidence(itemOf({ category: "jewelry" }), facts, "2026-01-05");
  const worth = ((20 * 14) / 24 / 31.1035) * 4_000 * 0.95;
  expect(Math.exp(evidence?.logMedian ?? 0)).toBeCloseTo(worth);
  expect(evidence).toMatchObject({
    sentence: "Its weight in 14 karat gold alone is worth about $1,425",
    medianUncertainty: 0.25,
    asOf: "2025-11",
    basis: "a rounded metal price and the weight in the listing",
  });
});

test("old silver counts as jewelry does, what holds jewelry does not, half a year is not old", () => {
  const facts = titled("Sterling silver spoons, 400 grams");
  const of = (changes: Parameters<typeof itemOf>[0], today = "2026-05-01") =>
    metalEvidence(itemOf(changes), facts, today);
  expect(of({ category: "antiques" })).not.toBeNull();
  expect(of({ category: "jewelry", isAccessory: true })).toBeNull();
  expect(of({ category: "antiques" })?.sentence).not.toContain("at the metal price of");
  expect(of({ category: "antiques" }, "2026-06-01")?.sentence).toContain("at the metal price of");
});

test("flatware of the kitchen and what has no name are worth their metal too", () => {
  const facts = titled("sterling scrap flatware 250 grams");
  expect(metalEvidence(itemOf({ category: "home-decor" }), facts, "2026-01-05")).not.toBeNull();
  expect(metalEvidence(itemOf({ category: null }), facts, "2026-01-05")).not.toBeNull();
});

test("what says less than the metal is doubted by as much, what says more is not", () => {
  const metal = metalEvidence(
    itemOf({ category: "jewelry" }),
    titled("14k gold chain 20 grams"),
    "2026-01-05",
  );
  if (metal === null) throw new Error("the words tell metal and weight");
  const guide = { ...metal, source: "price_guide" as const, medianUncertainty: 0.4 };
  const below = { ...guide, logMedian: metal.logMedian - 2 };
  const above = { ...guide, logMedian: metal.logMedian + 2 };
  expect(notBelowMetal([below, metal])[0].medianUncertainty).toBe(2);
  expect(notBelowMetal([above, metal])[0]).toEqual(above);
  expect(notBelowMetal([below])).toEqual([below]);
});

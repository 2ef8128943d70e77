import { expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { basisSentence } from "./basis-sentence.ts";
import { knownBeforehand } from "./known-beforehand.ts";
import { evidenceOf, factsOf, itemOf, phone } from "./testing/items.ts";
import { weigh } from "./weigh.ts";
import { apart } from "./what-is-known.ts";

const asOf = "2026-11-21";
const fault = {
  kind: "worn_battery",
  name: "worn battery",
  words: "needs new battery",
  takes: 0.5,
  isInGrade: false,
};
const kind = itemOf({ entry: { ...phone, specificity: "type" } });
const car = () => {
  const item = identify(factsOf({ title: "2014 Honda Civic LX sedan, 80,000 miles" }));
  if (item.kind !== "item") throw new Error("this is a vehicle");
  return item;
};
const sdOf = (item: ReturnType<typeof itemOf>, grade: "fair" | "good" | null) =>
  weigh([evidenceOf()], { item, grade }).salePrice.logSd;

test("what the condition and the faults leave open widens the range, and moves no median", () => {
  const alone = Math.hypot(0.2, 0.3);
  expect(sdOf(itemOf(), "good")).toBeCloseTo(alone);
  expect(sdOf(kind, "fair")).toBeCloseTo(Math.hypot(alone, 0.3));
  expect(sdOf(itemOf({ faults: [fault] }), "good")).toBeCloseTo(
    Math.hypot(alone, 0.5 * Math.log(2)),
  );
  expect(weigh([evidenceOf()], { item: kind, grade: null }).salePrice.logMedian).toBeCloseTo(
    Math.log(200),
  );
});

test("a vehicle's own evidence has counted its state already", () => {
  expect(sdOf(car(), null)).toBeCloseTo(Math.hypot(0.2, 0.3));
});

test("what was known and what sales taught are shown apart, by what each gave", () => {
  const known = evidenceOf({ sentence: "the guide" });
  const taught = { evidence: evidenceOf({ sentence: "sales" }), weight: 0.8 };
  const asked = { evidence: evidenceOf({ sentence: "asks" }), weight: 0.2 };

  const parts = [
    { evidence: known, share: 0.75 },
    { evidence: taught.evidence, share: 0.25 },
  ];

  expect(apart([taught, asked], parts)).toEqual([
    { evidence: known, weight: expect.closeTo(0.6) },
    { evidence: taught.evidence, weight: expect.closeTo(0.2) },
    asked,
  ]);
  expect(apart([], parts)).toEqual([]);
});

const salePrice = { logMedian: Math.log(200), logSd: 0.3 };
const evidence = [
  { evidence: evidenceOf({ sentence: "The guide says so" }), weight: 0.3 },
  { evidence: evidenceOf({ sentence: "Sales say so" }), weight: 0.7 },
];
const sentenceOf = (item: ReturnType<typeof itemOf>, grade: "good" | null) =>
  basisSentence({ salePrice, evidence }, { item, grade });

test("the sentence names the range and its sources, the weightiest first", () => {
  expect(sentenceOf(itemOf(), "good")).toBe(
    "Most sell for $136–$295; typical $200. Sales say so. The guide says so.",
  );
});

test("the sentence names the faults, and a condition that is not told, but of a vehicle", () => {
  expect(sentenceOf(itemOf({ faults: [fault] }), null)).toBe(
    "Most sell for $136–$295; typical $200. Sales say so. The guide says so. " +
      "The listing mentions: worn battery. That lowers the price about 50%. " +
      "The condition isn't stated, which widens the range.",
  );
  expect(sentenceOf(car(), null)).not.toContain("The condition isn't stated");
});

test("before any sale a vehicle is known by its table, a part by its thing, the rest by guide or category", () => {
  const known = (item: ReturnType<typeof itemOf>) => knownBeforehand({ item, grade: null, asOf });
  const charger = {
    noun: "charger",
    role: "accessory",
    usedMedianUsd: 10,
    thingUsd: null,
  } as const;
  const partOf = { thing: phone, ...charger };

  expect(known(car()).source).toBe("vehicle_guide");
  expect(known(itemOf({ partOf })).sentence).toContain("A charger for such a thing");
  expect(known(itemOf()).sentence).toContain("Acme Phone 9");
  expect(known(itemOf({ entry: null })).source).toBe("category_prior");
});

test("of several things two that are known make a sum, one alone does not", () => {
  const unknown = itemOf({ entry: null });
  const known = (...items: ReturnType<typeof itemOf>[]) =>
    knownBeforehand({ item: itemOf({ entry: null, items }), grade: "good", asOf });

  expect(known(itemOf(), itemOf()).sentence).toMatch(/^2 different items/);
  expect(known(itemOf(), unknown).source).toBe("category_prior");
  expect(known().source).toBe("category_prior");
});

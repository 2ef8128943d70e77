import { expect, test } from "vitest";
import type { IdentifiedItem } from "../identification/identification.ts";
import { evidenceOf, factsOf, itemOf, phone } from "./testing/items.ts";
import { tooThin } from "./too-thin.ts";

const asWideAs = (highOverLow: number) => ({
  logMedian: Math.log(100),
  logSd: Math.log(highOverLow) / (2 * 1.2815515655446004),
});
const missing = (
  changes: Partial<IdentifiedItem> = {},
  known: Partial<Parameters<typeof tooThin>[1]> = {},
) =>
  tooThin(itemOf(changes), {
    salePrice: asWideAs(2),
    evidence: [],
    hasComparables: false,
    isByMetal: false,
    sales: 0,
    facts: factsOf(),
    ...known,
  });
const tooWide = { salePrice: asWideAs(18.1) };

test("a range up to eighteen times its low end is enough, a wider one is told with its ends", () => {
  expect(missing({}, { salePrice: asWideAs(17.9) })).toBeNull();
  expect(missing({}, tooWide)).toBe(
    '"Acme Phone 9" alone could sell for $23 to $430. Add the brand and model, or sold listings of the same item.',
  );
});

test("a name and words that tell of things at other prices are both told", () => {
  const bySource = (source: "price_guide" | "title_words", dollars: number) => ({
    evidence: evidenceOf({ source, logMedian: Math.log(dollars) }),
    weight: 0.5,
  });
  const apart = [bySource("price_guide", 3_300), bySource("title_words", 20)];
  expect(missing({}, { ...tooWide, evidence: apart })).toBe(
    '"Acme Phone 9" would sell for about $3,300, but titles with words like these sell for about $20. Say what it is exactly, or add sold listings of the same item.',
  );
  const near = [bySource("price_guide", 100), bySource("title_words", 20)];
  expect(missing({}, { ...tooWide, evidence: near })).toContain("could sell for");
});

test("several things at one price have no value unless each of them is known", () => {
  expect(missing({ isMixedLot: true })).toContain("Several different items share one price");
  expect(missing({ isMixedLot: true, items: [itemOf(), itemOf()] })).toBeNull();
});

test("an accessory is valued by the guide, by what it is a part of, or by sales of the same one", () => {
  const accessory = { isAccessory: true, entry: null };
  const charger = {
    noun: "charger",
    role: "accessory",
    usedMedianUsd: 10,
    thingUsd: null,
  } as const;
  const partOf = { thing: phone, ...charger };
  expect(missing(accessory)).toContain("This looks like an accessory or part");
  expect(missing({ isAccessory: true })).toBeNull();
  expect(missing({ ...accessory, partOf })).toBeNull();
  expect(missing(accessory, { hasComparables: true })).toBeNull();
});

test("a graded card is valued by three sales of it and by nothing else", () => {
  const card = { category: "collectibles", entry: null } as const;
  const facts = factsOf({ title: "Charizard PSA 10" });
  expect(missing(card, { facts, sales: 2 })).toContain("(PSA 10)");
  expect(missing(card, { facts, sales: 3 })).toBeNull();
});

test.each<[string, Partial<IdentifiedItem>, string]>([
  ["for parts", { isForParts: true }, "The price of Acme Phone 9 sold for parts depends"],
  [
    "for parts without a name",
    { isForParts: true, entry: null, brand: null, model: null },
    "The price of an item sold for parts",
  ],
  ["of a maker alone", { entry: null, model: null }, "We have no price for this Acme."],
  ["of a kind alone", { entry: null, brand: null }, "We only know the category (electronics)"],
  ["of nothing", { entry: null, brand: null, category: null }, "We can't tell which model this is"],
])("what is missing of a thing %s is said", (_what, changes, words) => {
  expect(missing(changes, tooWide)).toContain(words);
});

test("a thing that the words hardly name has no range without sales of it", () => {
  const hardly = { entry: phone, confidence: 0.09 };
  expect(missing(hardly)).toContain("This looks like an accessory or part");
  expect(missing(hardly, { hasComparables: true })).toBeNull();
  expect(missing({ ...hardly, isAccessory: true })).toBeNull();
  expect(missing({ ...hardly, confidence: 0.1 })).toBeNull();
});

test("metal by weight has a value whatever else lies among it", () => {
  expect(missing({ isMixedLot: true })).not.toBeNull();
  expect(missing({ isMixedLot: true }, { isByMetal: true })).toBeNull();
});

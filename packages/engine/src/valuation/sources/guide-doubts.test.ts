import { describe, expect, test } from "vitest";
import type { AppliedAdjustment, IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade, GuideEntry, Specificity } from "../../price-guide/entry.ts";
import { cracked, itemOf, phone } from "../testing/items.ts";
import { guideEvidence, isOneProduct, remainingScatter, toldFactor } from "./guide-evidence.ts";

const told = (changes: Partial<AppliedAdjustment> = {}): AppliedAdjustment => ({
  name: "carbon",
  factor: 1,
  explains: 0,
  isNarrowing: false,
  ...changes,
});
const narrowing = told({ isNarrowing: true });
const variant = { name: "256 GB", phrases: ["256gb"], factor: 1 };
const plain: GuideEntry = { ...phone, variants: [] };
const kind = (specificity: Specificity): GuideEntry => ({ ...plain, specificity });

type Changes = Partial<GuideEntry>;

const evidenceOf = (
  entry: GuideEntry,
  item: Partial<IdentifiedItem> = {},
  grade: ConditionGrade | null = "good",
) =>
  guideEvidence({
    item: itemOf({ entry, ...item }),
    entry,
    section: entry,
    grade,
    asOf: "2026-11-21",
  });
const doubtOf = (...question: Parameters<typeof evidenceOf>) =>
  evidenceOf(...question).medianUncertainty;

describe("how far the guide's price may be off", () => {
  test.each<[Specificity, readonly AppliedAdjustment[], number]>([
    ["model", [], 0.25],
    ["line", [], 0.55], // any of a maker's, of any size
    ["type", [], 0.62],
    ["line", [narrowing], 0.25],
    ["type", [narrowing], 0.55],
    ["model", [narrowing], 0.25],
    ["model", [narrowing, narrowing], 0.18],
    ["line", [narrowing, narrowing], 0.18],
    ["type", [narrowing, narrowing], 0.55], // a kind never becomes one product
    ["line", [narrowing, told()], 0.25],
    ["type", [told({ isPriceLevel: true })], 0.18],
  ])("of a %s beside which %j is told", (specificity, adjustments, doubt) => {
    expect(doubtOf(kind(specificity), { adjustments })).toBeCloseTo(doubt);
  });

  test("a variant that is told names it more narrowly", () => {
    expect(doubtOf(kind("line"), { variant })).toBeCloseTo(0.25);
    expect(doubtOf(kind("type"), { variant })).toBeCloseTo(0.55);
  });

  test("a maker's line of guitars or clothes spans less than one of household goods", () => {
    const lineOf = (category: GuideEntry["category"]) => doubtOf({ ...kind("line"), category });
    expect(lineOf("musical-instruments")).toBeCloseTo(0.4);
    expect(lineOf("clothing")).toBeCloseTo(0.4);
    expect(lineOf("furniture")).toBeCloseTo(0.55);
  });

  test("a variant that is not told adds half of their spread, and never more than a quarter", () => {
    const withFactor = (factor: number) => ({ ...plain, variants: [{ ...variant, factor }] });
    const spread = Math.log(1.2) / Math.SQRT2 / 2;
    expect(doubtOf(withFactor(1.2))).toBeCloseTo(Math.hypot(0.25, spread));
    expect(doubtOf(withFactor(20))).toBeCloseTo(Math.hypot(0.25, 0.25));
    expect(doubtOf(withFactor(1.2), { variant })).toBeCloseTo(0.25);
  });

  test("an unsure name and many of a kind add to it, but not of what is sold by a measure", () => {
    expect(doubtOf(plain, { confidence: 0.6 })).toBeCloseTo(Math.hypot(0.25, 0.2));
    expect(doubtOf(plain, { quantity: 4 })).toBeCloseTo(0.25);
    expect(doubtOf(plain, { quantity: 16 })).toBeCloseTo(Math.hypot(0.25, 0.3 * Math.log(4)));
    const bySet: Changes = { unit: { pieces: 12, by: {}, isBySides: false } };
    expect(doubtOf({ ...plain, ...bySet }, { quantity: 16 })).toBeCloseTo(0.25);
  });
});

describe("one product", () => {
  const isOne = (
    specificity: Specificity,
    item: Partial<IdentifiedItem> = {},
    changes: Changes = {},
  ) => isOneProduct(itemOf({ entry: { ...kind(specificity), ...changes }, ...item }));

  test.each<[Specificity, Partial<IdentifiedItem>, boolean]>([
    ["model", {}, true],
    ["line", {}, false],
    ["line", { adjustments: [narrowing] }, true],
    ["line", { adjustments: [narrowing, narrowing] }, true],
    ["line", { variant }, true],
    ["type", { adjustments: [narrowing] }, false],
    ["type", { adjustments: [narrowing, narrowing] }, false],
  ])("a %s with %j is one: %s", (specificity, item, expected) => {
    expect(isOne(specificity, item)).toBe(expected);
  });

  test("is no garment's line, though its model is, and nothing that the guide does not know", () => {
    expect(isOne("line", { adjustments: [narrowing] }, { category: "clothing" })).toBe(false);
    expect(isOne("model", {}, { category: "clothing" })).toBe(true);
    expect(isOneProduct(itemOf({ entry: null }))).toBe(false);
  });
});

describe("how single sales scatter", () => {
  const wide: GuideEntry = { ...plain, scatter: 0.6 };

  test("what the words tell no longer scatters, and half always does", () => {
    const scatterOf = (...explains: readonly number[]) =>
      remainingScatter(wide, {
        adjustments: explains.map((one) => told({ explains: one })),
        variant: null,
      });
    expect(scatterOf()).toBeCloseTo(0.6);
    expect(scatterOf(0.3, 0.2)).toBeCloseTo(Math.sqrt(0.6 ** 2 - 0.3 ** 2 - 0.2 ** 2));
    expect(scatterOf(0.6)).toBeCloseTo(0.3);
  });

  test("a variant that is told takes its spread away", () => {
    const entry = { ...wide, variants: [{ ...variant, factor: 1.5 }] };
    const spread = Math.log(1.5) / Math.SQRT2 / 2;
    const scatterOf = (one: typeof variant | null) =>
      remainingScatter(entry, { adjustments: [], variant: one });
    expect(scatterOf(variant)).toBeCloseTo(Math.sqrt(0.6 ** 2 - spread ** 2));
    expect(scatterOf(null)).toBeCloseTo(0.6);
  });

  test("an unused one of a kind has no wear to scatter by, and keeps half", () => {
    const scatterOf = (scatter: number, grade: ConditionGrade, specificity: Specificity = "type") =>
      evidenceOf({ ...kind(specificity), scatter }, {}, grade).scatter;
    expect(scatterOf(0.6, "new")).toBeCloseTo(Math.sqrt(0.6 ** 2 - 0.35 ** 2));
    expect(scatterOf(0.3, "new")).toBeCloseTo(0.15);
    expect(scatterOf(0.6, "good")).toBeCloseTo(0.6);
    expect(scatterOf(0.6, "new", "line")).toBeCloseTo(0.6);
  });

  test("in a lot of many different ones half of the differences average out", () => {
    const lotOf = (quantity: number, changes: Changes = {}) =>
      evidenceOf({ ...kind("type"), scatter: 0.8, category: "books", ...changes }, { quantity })
        .scatter;
    expect(lotOf(20)).toBeCloseTo(0.8 * Math.sqrt(0.5 + 0.5 / 20));
    expect(lotOf(4)).toBeCloseTo(0.8);
    expect(lotOf(20, { specificity: "model" })).toBeCloseTo(0.8);
    expect(lotOf(20, { category: "furniture" })).toBeCloseTo(0.8);
    expect(lotOf(20, { category: "electronics", adjustedBy: ["video_game"] })).toBeLessThan(0.6);
    expect(lotOf(20, { category: "electronics", adjustedBy: ["bicycle"] })).toBeCloseTo(0.8);
  });
});

test("a model year loses for as long as its kind loses, and no longer", () => {
  const ageing = { lossPerYear: 0.1, ageYears: 5, lastsYears: 6 };
  const item = { ...itemOf(), adjustments: [told({ factor: 0.5, ageing }), told({ factor: 2 })] };
  expect(toldFactor(item, 0)).toBeCloseTo(2 * 0.9 ** 5);
  expect(toldFactor(item, 1)).toBeCloseTo(2 * 0.9 ** 6);
  expect(toldFactor(item, 9)).toBeCloseTo(2 * 0.9 ** 6);
});

describe("what the guide says", () => {
  const sentenceOf = (item: Partial<IdentifiedItem>, grade: ConditionGrade | null = "good") =>
    evidenceOf(plain, item, grade).sentence;

  test("names what moves the price or narrows it, then the faults", () => {
    const adjustments = [
      told({ name: "carbon", factor: 1.5 }),
      told({ name: "2021 model", explains: 0.2 }),
      told({ name: "blue" }),
    ];
    expect(sentenceOf({ adjustments, faults: [cracked] })).toContain(
      "Acme Phone 9 (carbon, 2021 model, cracked) in good condition sells for about $150",
    );
  });

  test("names several, and what is sold by the set with its pieces", () => {
    expect(sentenceOf({ quantity: 3 })).toContain(": 3 × Acme Phone 9 in good condition");
    expect(sentenceOf({ quantity: 8, amount: 2 })).toContain(": Acme Phone 9, 8 pieces in good");
  });

  test("says where the condition is only assumed", () => {
    expect(sentenceOf({}, null)).toContain("in good condition (assumed) sells");
    expect(sentenceOf({}, "poor")).toContain("in poor condition sells");
  });

  test("says 'this' of a thing without any name", () => {
    const nameless = { ...plain, brand: null, model: "" };
    expect(evidenceOf(nameless, { brand: null, model: "" }).sentence).toContain(": this in good");
  });
});

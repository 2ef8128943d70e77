import { expect, test } from "vitest";
import type { ConditionGrade, Specificity } from "../../price-guide/entry.ts";
import { guideEvidence } from "./guide-evidence.ts";
import { fallingPhone, itemOf, phone } from "../testing/items.ts";
import { priceChange } from "./price-over-time.ts";

const ask = (changes: Partial<Parameters<typeof guideEvidence>[0]> = {}) =>
  guideEvidence({
    item: itemOf({ variant: phone.variants?.[0] ?? null }),
    entry: phone,
    section: phone,
    grade: "good",
    asOf: "2026-11-21",
    ...changes,
  });
const dollars = (changes: Parameters<typeof ask>[0]) => Math.exp(ask(changes).logMedian);

test("entry, variant, condition and quantity multiply", () => {
  expect(dollars({ item: itemOf() })).toBeCloseTo(200);
  expect(dollars({})).toBeCloseTo(240);
  expect(dollars({ grade: "fair" })).toBeCloseTo(192);
  expect(dollars({ item: itemOf({ quantity: 4 }) })).toBeCloseTo(200 * 4 ** 0.8);
});

test("it is the guide's own evidence, and an entry without variants needs none told", () => {
  const entry = { ...phone, variants: undefined };
  expect(ask({ item: itemOf({ entry }), entry })).toMatchObject({
    source: "price_guide",
    medianUncertainty: 0.25,
  });
});

test("a thing that falls is worth less a year later, by as much as its kind loses", () => {
  const falling = { item: itemOf({ entry: fallingPhone }), entry: fallingPhone };
  const change = priceChange({ entry: fallingPhone, guideMonth: phone.asOf }, "2027-11-21");
  expect(change.logFactor).toBeLessThan(-0.2);
  expect(ask({ ...falling, asOf: "2027-11-21" }).logMedian).toBeCloseTo(
    ask(falling).logMedian + change.logFactor,
  );
});

test("the sentence names the thing, its condition, the price and the month", () => {
  expect(ask().sentence).toBe(
    "Price guide of November 2026: Acme Phone 9, 256 GB in good condition sells for about $240",
  );
});

test.each<[string, Parameters<typeof ask>[0]]>([
  ["a guide of a year ago", { asOf: "2027-11-21" }],
  ["an unsure identification", { item: itemOf({ confidence: 0.5 }) }],
  ["an unknown variant", { item: itemOf() }],
])("%s makes the guide less sure of its median", (_name, changes) => {
  expect(ask(changes).medianUncertainty).toBeGreaterThan(ask().medianUncertainty);
});

test("a model is surer than a line, a line than a type", () => {
  const kinds: Specificity[] = ["model", "line", "type"];
  const doubts = kinds.map(
    (specificity) => ask({ entry: { ...phone, specificity } }).medianUncertainty,
  );
  expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
});

test("a line whose year and build are told is surer than one whose year is told alone", () => {
  const told = { factor: 1, explains: 0.1, isNarrowing: true };
  const entry = { ...phone, specificity: "line" as const, variants: [] };
  const doubtWith = (adjustments: { name: string }[]) =>
    ask({
      entry,
      item: itemOf({ adjustments: adjustments.map((one) => ({ ...told, ...one })) }),
    }).medianUncertainty;

  expect(doubtWith([{ name: "2022 model" }, { name: "expert" }])).toBeLessThan(
    doubtWith([{ name: "2022 model" }]),
  );
});

test("sales of a thing whose variant is told spread less than those of any of them", () => {
  const entry = { ...phone, scatter: 0.5 };
  const told = ask({ entry });
  const untold = ask({ entry, item: itemOf() });

  expect(told.scatter).toBeLessThan(untold.scatter);
  expect(told.scatter).toBeGreaterThanOrEqual(0.25);
});

test("an unstated condition is taken as good", () => {
  expect(dollars({ grade: null })).toBeCloseTo(dollars({ grade: "good" satisfies ConditionGrade }));
});

test("the more there are in one listing, the less sure it is what one price is for", () => {
  const doubts = [1, 4, 8, 16].map(
    (quantity) => ask({ item: itemOf({ quantity }) }).medianUncertainty,
  );

  expect(doubts[1]).toBe(doubts[0]);
  expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
  expect(doubts[3]).toBeGreaterThan(doubts[2] ?? Infinity);
});

test("a model year has aged by as much as the question comes after the guide, or before it", () => {
  const ageing = { lossPerYear: 0.1, ageYears: 5, lastsYears: 14 };
  const told = { name: "2021 model", factor: 0.9 ** 5, explains: 0.1, isNarrowing: true, ageing };
  const item = itemOf({ adjustments: [told] });

  expect(dollars({ item, asOf: "2027-11-21" })).toBeCloseTo(200 * 0.9 ** 6);
  expect(dollars({ item, asOf: "2024-11" })).toBeCloseTo(200 * 0.9 ** 3);
});

test("a price that was brought to another month says so", () => {
  const { life } = fallingPhone;
  const iPhone = { ...phone, life: { ...life, launchMonth: "2021-09" } };
  const sentence = (asOf: string) => ask({ entry: iPhone, item: itemOf(), asOf }).sentence;

  expect(sentence("2022-02-14")).toMatch(
    /^Price guide of November 2026, adjusted to February 2022:/,
  );
  expect(sentence("2026-11-21")).toMatch(/^Price guide of November 2026: /);
});

test("a maker's line of household goods is less sure than its series of guitars", () => {
  const lineOf = (category: "furniture" | "musical-instruments") =>
    ask({ entry: { ...phone, category, specificity: "line" }, item: itemOf() }).medianUncertainty;

  expect(lineOf("furniture")).toBeGreaterThan(lineOf("musical-instruments"));
});

test("an unused one of a kind scatters less than used ones; of a model it is the same", () => {
  const scatterOf = (specificity: Specificity, grade: ConditionGrade) =>
    ask({ entry: { ...phone, scatter: 0.7, specificity }, item: itemOf(), grade }).scatter;

  expect(scatterOf("type", "new")).toBeLessThan(scatterOf("type", "good"));
  expect(scatterOf("model", "new")).toBe(scatterOf("model", "good"));
});

test("a lot of many different ones scatters less than one of them; of many alike it does not", () => {
  const scatterOf = (category: "books" | "furniture", quantity: number) => {
    const entry = { ...phone, category, specificity: "type" as const, scatter: 0.8 };
    return ask({ entry, item: itemOf({ quantity }) }).scatter;
  };

  expect(scatterOf("books", 30)).toBeLessThan(scatterOf("books", 6));
  expect(scatterOf("books", 6)).toBeLessThan(scatterOf("books", 1));
  expect(scatterOf("furniture", 30)).toBe(scatterOf("furniture", 1));
});

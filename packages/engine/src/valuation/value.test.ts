import { describe, expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { recordedSale } from "../testing/recorded-sale.ts";
import type { Valuation } from "./evidence.ts";
import { widthRatio } from "./resale-range.ts";
import { factsOf, itemOf, soldAt } from "./testing/items.ts";
import { value } from "./value.ts";
import type { ValuationInput } from "./valuation-input.ts";

const of = (changes: Partial<ValuationInput> = {}) =>
  value({ item: itemOf(), facts: factsOf(), comparables: [], asOf: "2026-11-21", ...changes });
const medianOf = (valuation: Valuation) =>
  valuation.kind === "valued" ? Math.exp(valuation.salePrice.logMedian) : Number.NaN;

const unknownItem = itemOf({ entry: null, brand: null, model: null, confidence: 0.4 });
const unknownFacts = factsOf({ title: "Zorblatt ZX500 whirlimator" });

test("an unstated condition and one for parts widen the range", () => {
  const widthAt = (condition: ValuationInput["facts"]["condition"]) => {
    const found = of({ facts: factsOf({ condition }) });
    return found.kind === "valued" ? widthRatio(found.salePrice) : Infinity;
  };
  const good = widthAt({ grade: "good", words: "good" });
  expect(widthAt(null)).toBeGreaterThan(good);
  expect(widthAt({ grade: "parts", words: "for parts" })).toBeGreaterThan(good);
});

test("a category alone gives no range, and the sentence says what to add", () => {
  const valuation = of({ item: unknownItem, facts: unknownFacts });
  expect(valuation).toMatchObject({ kind: "not_enough_evidence" });
  expect(valuation.sentence).toContain("only know the category (electronics)");
  expect(valuation.sentence).toContain("Add a more exact model name");
});

test("sales of the same words carry a thing that the guide does not know", () => {
  const comparables = [240, 260, 250, 255].map((price) =>
    soldAt(price, "Zorblatt ZX500 whirlimator"),
  );
  const valuation = of({ item: unknownItem, facts: unknownFacts, comparables });
  expect(medianOf(valuation)).toBeGreaterThan(200);
  expect(medianOf(valuation)).toBeLessThan(260);
});

test.each([
  ["a mixed lot", { isMixedLot: true, entry: null }, "one at a time"],
  ["an accessory", { isAccessory: true, entry: null }, "accessory"],
  ["a broken thing of no known model", { isForParts: true, entry: null }, "sold for parts"],
  [
    "something of no known kind",
    { entry: null, brand: null, category: null },
    "can't tell which model",
  ],
  ["a maker alone", { entry: null, model: null, brand: "Zorblatt" }, "no price for this Zorblatt"],
])("%s gets a sentence of its own", (_name, changes, words) => {
  const valuation = of({ item: itemOf(changes), facts: unknownFacts });
  expect(valuation.kind).toBe("not_enough_evidence");
  expect(valuation.sentence).toContain(words);
});

test("the sentence names the range, the source and its date", () => {
  const { sentence } = of();
  expect(sentence).toMatch(/^Most sell for \$[\d,]+–\$[\d,]+; typical \$/);
  expect(sentence).toContain("Price guide of November 2026");
});

test("only several things that the guide knows are told one by one", () => {
  const lot = (items: NonNullable<ReturnType<typeof itemOf>["items"]>) =>
    of({ item: itemOf({ isMixedLot: true, items }) });
  expect(lot([itemOf(), itemOf()])).toMatchObject({ items: [{}, {}] });
  expect(lot([itemOf(), unknownItem])).not.toHaveProperty("items");
  expect(of()).not.toHaveProperty("items");
});

test("what is for parts is valued as such, whatever condition is told, and a vehicle by its own table", () => {
  const condition = { grade: "new", words: "new" } as const;
  const parts = of({ item: itemOf({ isForParts: true }), facts: factsOf({ condition }) });
  expect(medianOf(parts)).toBeCloseTo(200 * 0.35);
  const car = identify(factsOf({ title: "2014 Honda Civic LX sedan, 80,000 miles" }));
  if (car.kind !== "item") throw new Error("this is a vehicle");
  const [worn, fresh] = (["poor", "new"] as const).map((grade) =>
    of({ item: car, facts: factsOf({ condition: { grade, words: grade } }) }),
  );
  expect(worn).toEqual(fresh);
});

test("what does not count is told with its reason, comparables first and then a model's guess", () => {
  const { struckOut } = of({
    comparables: [soldAt(0), soldAt(210)],
    estimate: { low: 9_000, median: 10_000, high: 11_000 },
  });
  expect(struckOut.map(({ reason }) => reason)).toEqual([
    "no usable price",
    "too far from the other evidence",
  ]);
});

test("asks are comparables too: an accessory that only others offer has a value", () => {
  const charger = itemOf({ entry: null, isAccessory: true, category: null, confidence: 0.9 });
  const facts = factsOf({ title: "Zorblatt ZX500 whirlimator" });
  const sold = [18, 20, 20, 21, 22].map((price) => soldAt(price, "Zorblatt ZX500 whirlimator"));
  const asks = sold.map((one) => ({ ...one, kind: "ask" as const }));
  expect(of({ item: charger, facts, comparables: sold }).kind).toBe("valued");
  expect(of({ item: charger, facts, comparables: asks }).evidence.at(-1)?.evidence.source).toBe(
    "asking_comparables",
  );
  expect(of({ item: charger, facts }).sentence).toContain("accessory");
});

test("what the words tell that it cost new counts beside what is known of it", () => {
  const told = of({ facts: factsOf({ description: "Retail price was $400." }) });
  expect(told.evidence.map(({ evidence }) => evidence.source)).toEqual([
    "price_guide",
    "new_price",
  ]);
  expect(told.evidence[1]?.weight).toBeLessThan(told.evidence[0]?.weight ?? 0);
});

describe("recorded sales", () => {
  const recorded = (title: string, count: number) =>
    Array.from({ length: count }, (_one, at) =>
      recordedSale(`${title} ${String.fromCharCode(97 + at)}`, 300 + at),
    );

  test("stand beside the guide with the weight that they have in what is known", () => {
    const { evidence } = of({ sales: recorded("Acme Phone 9", 12) });
    expect(evidence.map((one) => one.evidence.source)).toEqual(["price_guide", "remembered_sales"]);
    const [guide, sales] = evidence.map(({ weight }) => weight);
    expect(sales).toBeGreaterThan(0.3);
    expect((guide ?? 0) + (sales ?? 0)).toBeCloseTo(1);
  });

  test("carry a thing that the guide does not know, and say nothing of an accessory", () => {
    const sales = recorded("Zorblatt ZX500 whirlimator", 12);
    const accessory = itemOf({ entry: null, isAccessory: true });
    expect(of({ item: unknownItem, facts: unknownFacts, sales }).kind).toBe("valued");
    expect(of({ item: accessory, facts: unknownFacts, sales }).sentence).toContain("accessory");
  });
});

test("asks of a graded card settle nothing, sales of it do", () => {
  const card = itemOf({ category: "collectibles", brand: null, model: null });
  const title = "Acme Phone 9 PSA 10";
  const facts = factsOf({ title });
  const sold = [190, 200, 210].map((price) => ({ ...soldAt(price, title), isVouchedFor: true }));
  const asks = sold.map((one) => ({ ...one, kind: "ask" as const }));
  expect(of({ item: card, facts, comparables: sold }).kind).toBe("valued");
  expect(of({ item: card, facts, comparables: asks }).sentence).toContain("graded card");
});

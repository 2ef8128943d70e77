import { builtInGuide } from "@flipworth/guide/built-in";
import fc from "fast-check";
import { expect, test } from "vitest";
import { conditionGrades } from "../price-guide/entry.ts";
import type { Valuation } from "./evidence.ts";
import { isTelling, priceChange } from "./sources/price-over-time.ts";
import { widthRatio } from "./resale-range.ts";
import { factsOf, itemOf, soldAt } from "./testing/items.ts";
import { widestRatio } from "./too-thin.ts";
import { value } from "./value.ts";
import type { ValuationInput } from "./valuation-input.ts";

const priceGuide = builtInGuide().entries;

const of = (changes: Partial<ValuationInput> = {}) =>
  value({ item: itemOf(), facts: factsOf(), comparables: [], asOf: "2026-11-21", ...changes });
const medianOf = (valuation: Valuation) =>
  valuation.kind === "valued" ? Math.exp(valuation.salePrice.logMedian) : Number.NaN;

const anEntry = fc.constantFrom(...priceGuide);
const itemFor = (entry: (typeof priceGuide)[number]) =>
  itemOf({ entry, category: entry.category, brand: entry.brand, model: entry.model });
const unknownItem = itemOf({ entry: null, brand: null, model: null, confidence: 0.4 });
const unknownFacts = factsOf({ title: "Zorblatt ZX500 amplifier" });

test("a surely identified model or line has a range, around the guide's own price", () => {
  for (const entry of priceGuide.filter(({ specificity }) => specificity !== "type")) {
    const valuation = of({ item: itemFor(entry) });
    const dollars = entry.usedMedianUsd * (entry.conditionFactors?.good ?? 1);
    expect(medianOf(valuation), entry.id).toBeCloseTo(dollars);
  }
});

test("nearly every kind of thing has a range too", () => {
  const kinds = priceGuide.filter(({ specificity }) => specificity === "type");
  const answered = kinds.filter((entry) => of({ item: itemFor(entry) }).kind === "valued");
  expect(answered.length / kinds.length).toBeGreaterThan(0.9);
});

test("an unstated condition and one for parts widen the range", () => {
  const [entry] = priceGuide;
  const widthAt = (condition: ValuationInput["facts"]["condition"]) => {
    const found = of({ facts: factsOf({ condition }), ...(entry ? { item: itemFor(entry) } : {}) });
    return found.kind === "valued" ? widthRatio(found.salePrice) : Infinity;
  };
  const good = widthAt({ grade: "good", words: "good" });
  expect(widthAt(null)).toBeGreaterThan(good);
  expect(widthAt({ grade: "parts", words: "for parts" })).toBeGreaterThan(good);
});

test("a better condition never lowers the value", () => {
  fc.assert(
    fc.property(anEntry, fc.boolean(), (entry, hasSales) => {
      const item = itemFor(entry);
      const title = `${entry.brand ?? ""} ${entry.aliases[0] ?? entry.model}`;
      const comparables = hasSales ? [soldAt(entry.usedMedianUsd * 2, title)] : [];
      const values = conditionGrades
        .map((grade) =>
          of({ item, comparables, facts: factsOf({ condition: { grade, words: "" } }) }),
        )
        .map(medianOf)
        .filter((dollars) => !Number.isNaN(dollars));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }),
  );
});

test("one more sale or ask that agrees never widens the range, whatever the words told", () => {
  const told = fc.record({
    name: fc.constant("2022 model"),
    factor: fc.constant(1),
    explains: fc.double({ min: 0, max: 0.6, noNaN: true }),
    isNarrowing: fc.boolean(),
  });
  fc.assert(
    fc.property(anEntry, fc.array(told, { maxLength: 2 }), fc.boolean(), (entry, words, isSold) => {
      const item = { ...itemFor(entry), adjustments: words };
      const alone = of({ item });
      fc.pre(alone.kind === "valued");
      const median = medianOf(alone);
      const one = soldAt(isSold ? median : median / 0.85, entry.model);
      const comparable = { ...one, kind: isSold ? "sold" : "ask", isVouchedFor: true } as const;
      const widths = [0, 1, 2, 3, 5, 9].map((many) => {
        const found = of({ item, comparables: Array.from({ length: many }, () => comparable) });
        return found.kind === "valued" ? widthRatio(found.salePrice) : Infinity;
      });
      for (const [at, width] of widths.slice(1).entries()) {
        expect(width).toBeLessThanOrEqual((widths[at] ?? 0) * (1 + 1e-9));
      }
    }),
    { numRuns: 30 },
  );
});

test("one more old sale that agrees once it is brought to today never widens the range either", () => {
  const launched = priceGuide.filter(({ life }) => life !== undefined);
  const aDate = fc
    .integer({ min: 0, max: 40 })
    .map((months) => new Date(Date.UTC(2026, 10 - months, 1)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...launched), fc.array(aDate, { maxLength: 6 }), (entry, dates) => {
      const item = itemFor(entry);
      const median = medianOf(of({ item }));
      const sales = dates.map((date) => {
        const priced = { entry, guideMonth: entry.asOf };
        const then = priceChange(priced, date).logFactor;
        const dollars = median * Math.exp(isTelling(then) ? then : 0);
        return { ...soldAt(dollars, entry.model), soldAt: date, isVouchedFor: true };
      });
      const widths = [...sales.keys(), sales.length].map((many) => {
        const found = of({ item, comparables: sales.slice(0, many) });
        return found.kind === "valued" ? widthRatio(found.salePrice) : Infinity;
      });
      for (const [at, width] of widths.slice(1).entries()) {
        expect(width).toBeLessThanOrEqual((widths[at] ?? 0) * (1 + 1e-9));
      }
    }),
    { numRuns: 60 },
  );
});

test("a category alone gives no range, and the sentence says what to add", () => {
  const valuation = of({ item: unknownItem, facts: unknownFacts });
  expect(valuation).toMatchObject({ kind: "not_enough_evidence" });
  expect(valuation.sentence).toContain("only know the category (electronics)");
  expect(valuation.sentence).toContain("Add a more exact model name");
});

test("sales of the same words carry a thing that the guide does not know", () => {
  const comparables = [240, 260, 250, 255].map((price) =>
    soldAt(price, "Zorblatt ZX500 amplifier"),
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

test("no range that is shown is wider than the limit, however unsure the identification", () => {
  fc.assert(
    fc.property(anEntry, fc.double({ min: 0, max: 1, noNaN: true }), (entry, confidence) => {
      const valuation = of({ item: { ...itemFor(entry), confidence } });
      if (valuation.kind === "valued") {
        expect(widthRatio(valuation.salePrice)).toBeLessThanOrEqual(widestRatio);
      }
    }),
  );
});

test("the sentence names the range, the source and its date", () => {
  const [entry] = priceGuide;
  const { sentence } = of(entry ? { item: itemFor(entry) } : {});
  expect(sentence).toMatch(/^Most sell for \$[\d,]+–\$[\d,]+; typical \$/);
  expect(sentence).toContain("Price guide of November 2026");
});

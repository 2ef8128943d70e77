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

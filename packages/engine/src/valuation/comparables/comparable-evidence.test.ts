import { expect, test } from "vitest";
import type { KeptComparable } from "./comparables-question.ts";
import { askingEvidence, soldEvidence } from "./comparable-evidence.ts";
import { soldAt } from "../testing/items.ts";

const kept = (kind: "sold" | "ask", ...prices: readonly number[]): readonly KeptComparable[] =>
  prices.map((price) => ({
    comparable: { ...soldAt(price), kind },
    logPrice: Math.log(price),
    logChange: 0,
  }));

test("sales give their median and the month of the newest", () => {
  const evidence = soldEvidence(kept("sold", 90, 100, 110), 0.3);
  expect(Math.exp(evidence?.logMedian ?? 0)).toBeCloseTo(100);
  expect(evidence).toMatchObject({ source: "sold_comparables", asOf: "2026-11" });
});

test("asks are marked down to what things sell for, and are surer of nothing than sales", () => {
  const asks = askingEvidence(kept("ask", 90, 100, 110), 0.3);
  const sales = soldEvidence(kept("sold", 90, 100, 110), 0.3);
  expect(Math.exp(asks?.logMedian ?? 0)).toBeCloseTo(85);
  expect(asks?.medianUncertainty).toBeGreaterThan(sales?.medianUncertainty ?? Infinity);
  expect(asks?.sentence).toContain("asking prices");
  expect(asks?.sentence).not.toContain("sale");
});

test("asks are no sales and sales no asks", () => {
  expect(soldEvidence(kept("ask", 100), 0.3)).toBeNull();
  expect(askingEvidence(kept("sold", 100), 0.3)).toBeNull();
});

test("more sales make the median surer, and their own spread counts for more", () => {
  const three = soldEvidence(kept("sold", 50, 100, 200), 0.2);
  const nine = soldEvidence(kept("sold", 50, 50, 50, 100, 100, 100, 200, 200, 200), 0.2);
  expect(nine?.medianUncertainty).toBeLessThan(three?.medianUncertainty ?? 0);
  expect(nine?.scatter).toBeGreaterThan(three?.scatter ?? Infinity);
});

test("one sale is as unsure of the median as single sales scatter", () => {
  const evidence = soldEvidence(kept("sold", 100), 0.3);
  expect(evidence?.medianUncertainty).toBeCloseTo(Math.hypot(0.3, 0.08));
  expect(evidence?.sentence).toMatch(/^1 comparable sale with/);
});

test("sales that were brought to today say by how much, and are less sure", () => {
  const fallen = kept("sold", 90, 100, 110).map((one) => ({ ...one, logChange: Math.log(0.85) }));
  const evidence = soldEvidence(fallen, 0.3);

  expect(evidence?.sentence).toContain(
    "with a median of $100, adjusted for condition and down 15% for the time since the sale",
  );
  expect(evidence?.medianUncertainty).toBeGreaterThan(
    soldEvidence(kept("sold", 90, 100, 110), 0.3)?.medianUncertainty ?? Infinity,
  );
});

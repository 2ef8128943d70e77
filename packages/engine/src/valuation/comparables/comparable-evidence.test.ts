import { expect, test } from "vitest";
import type { KeptComparable } from "./comparables-question.ts";
import { askingEvidence, scatterOf, soldEvidence } from "./comparable-evidence.ts";
import { itemOf, phone, soldAt } from "../testing/items.ts";

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

const soldAtOnce = (dates: readonly (string | null)[]) =>
  kept("sold", ...dates.map(() => 100)).map((one, at) => ({
    ...one,
    comparable: { ...one.comparable, soldAt: dates[at] ?? null },
  }));

test("the month is that of the newest sale that tells one", () => {
  const monthOf = (...dates: readonly (string | null)[]) =>
    soldEvidence(soldAtOnce(dates), 0.3)?.asOf;
  expect(monthOf("2026-03-09", "2026-10-02", "2025-12-31")).toBe("2026-10");
  expect(monthOf("2026-03", null, "yesterday")).toBe("2026-03");
  expect(monthOf("sold 2026-03", null)).toBeNull();
});

test("the own spread of sales counts by their number beside four of the usual ones", () => {
  const two = soldEvidence(kept("sold", 100, 200), 0.3);
  const deviation = Math.log(2) / Math.SQRT2;
  const scatter = Math.sqrt((4 * 0.3 ** 2 + deviation ** 2) / 5);
  expect(two?.scatter).toBeCloseTo(scatter);
  expect(two?.medianUncertainty).toBeCloseTo(
    Math.hypot(0.08, scatter * Math.sqrt(Math.PI / 2 / 2)),
  );
  expect(two).toMatchObject({ count: 2, basis: "sold listings that were sent with the request" });
});

test("asks are unsure by their own spread, by sameness and by what asks are worth", () => {
  const asks = askingEvidence(kept("ask", 100, 200), 0.3);
  const spread = Math.sqrt((4 * 0.3 ** 2 + Math.log(2) ** 2 / 2) / 5);
  expect(asks?.medianUncertainty).toBeCloseTo(
    Math.hypot(spread * Math.sqrt(Math.PI / 2 / 2), 0.08, 0.15),
  );
  expect(asks).toMatchObject({
    source: "asking_comparables",
    scatter: 0.3,
    count: 2,
    asOf: null,
    sentence: "2 asking prices with a median of $141; items sell for about 85% of the asking price",
  });
});

test("an old sale that fell far never makes newer ones less sure", () => {
  const doubtOf = (...changes: readonly number[]) =>
    soldEvidence(
      kept("sold", ...changes.map(() => 100)).map((one, index) => ({
        ...one,
        logChange: changes[index] ?? 0,
      })),
      0.3,
    )?.medianUncertainty;
  expect(doubtOf(0, 0, -3)).toBeLessThanOrEqual(doubtOf(0, 0) ?? 0);
  expect(doubtOf(-3, 0, 0)).toBe(doubtOf(0, 0, -3));
  expect(doubtOf(-0.5)).toBeCloseTo(Math.hypot(0.08, 0.3, 0.15));
  expect(doubtOf(0.5)).toBeCloseTo(Math.hypot(0.08, 0.3, 0.15));
});

test("where they were found is told of sales without the asks beside them, and of asks alike", () => {
  const foundOn = (source: string) => ({ foundAt: { source, url: `https://${source}.test/1` } });
  const among = (kind: "sold" | "ask", source: string) =>
    kept(kind, 100).map((one) => ({
      ...one,
      comparable: { ...one.comparable, ...foundOn(source) },
    }));
  const both = [...among("sold", "ebay"), ...among("ask", "reverb")];
  expect(soldEvidence(both, 0.3)?.basis).toMatch(/^(?=.*ebay)(?!.*reverb)/);
  expect(askingEvidence(both, 0.3)?.basis).toMatch(/^(?=.*reverb)(?!.*ebay)/);
});

test("a rise since the sale is told as one, a small change is not told", () => {
  const sentenceOf = (logChange: number) =>
    soldEvidence(
      kept("sold", 100).map((one) => ({ ...one, logChange })),
      0.3,
    )?.sentence;
  expect(sentenceOf(Math.log(1.2))).toContain("up 20% for the time since the sale");
  expect(sentenceOf(0.02)).toBe("1 comparable sale with a median of $100, adjusted for condition");
});

test("changes and months of asks say nothing of sales beside them", () => {
  const asks = kept("ask", 500).map((one) => ({ ...one, logChange: -2 }));
  const sales = kept("sold", 100, 100);
  expect(soldEvidence([...sales, ...asks], 0.3)?.sentence).toBe(soldEvidence(sales, 0.3)?.sentence);
});

test("where all were found is named, what came with the request first", () => {
  const [sent] = kept("sold", 100);
  if (sent === undefined) throw new Error("there is a sale");
  const at = (source: string) => ({
    ...sent,
    comparable: { ...sent.comparable, foundAt: { source, url: "" } },
  });
  const basisOf = (...sales: readonly (typeof sent)[]) => soldEvidence(sales, 0.3)?.basis;
  expect(basisOf(at("eBay"), sent, at("eBay"))).toBe(
    "sold listings that were sent with the request or looked up on eBay",
  );
  expect(basisOf(at("eBay"))).toBe("sold listings that were looked up on eBay");
});

test("single sales spread as the guide says of the thing, and never more than usual", () => {
  expect(scatterOf(itemOf({ entry: null }))).toBe(0.45);
  const entry = { ...phone, variants: [] };
  expect(scatterOf(itemOf({ entry }))).toBe(0.25);
  expect(scatterOf(itemOf({ entry: { ...entry, scatter: 0.9 } }))).toBe(0.45);
});

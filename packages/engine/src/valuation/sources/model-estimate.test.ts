import { expect, test } from "vitest";
import { modelEstimate } from "./model-estimate.ts";
import { cracked, evidenceOf, factsOf, itemOf } from "../testing/items.ts";
import { value } from "../value.ts";

const estimateOf = (median: number) => ({ low: median / 2, median, high: median * 2 });
const unknown = itemOf({ entry: null, brand: null, model: null, confidence: 0.5 });

function judged(median: number, changes: Partial<Parameters<typeof modelEstimate>[0]> = {}) {
  const item = itemOf();
  return modelEstimate({
    item,
    grade: "good",
    estimate: estimateOf(median),
    others: [evidenceOf()],
    ...changes,
  });
}

test("an estimate is one source among others, surer of nothing than the guide's vaguest entries", () => {
  const { evidence, struckOut } = judged(250);
  expect(struckOut).toEqual([]);
  expect(evidence[0]?.medianUncertainty).toBeGreaterThan(0.6);
  expect(Math.exp(evidence[0]?.logMedian ?? 0)).toBeCloseTo(250);
});

test.each([2, 20_000, 999_999])(
  "an estimate of $%i for a thing known at $200 does not count, and the reason is told",
  (median) => {
    const { evidence, struckOut } = judged(median);
    expect(evidence).toEqual([]);
    expect(struckOut[0]?.reason).toMatch(/too far/);
  },
);

test("the condition and the number of pieces are ours to work out", () => {
  const fair = judged(200, { grade: "fair", item: itemOf({ quantity: 2 }) }).evidence[0];
  expect(Math.exp(fair?.logMedian ?? 0)).toBeCloseTo(200 * 0.8 * 2 ** 0.8);
});

test("a range that claims to know the price to the dollar is not believed", () => {
  const { evidence } = judged(200, { estimate: { low: 200, median: 200, high: 200 } });
  expect(evidence[0]?.scatter).toBeGreaterThanOrEqual(0.25);
});

test("a thing that the guide does not know gets a range, wide as it is, and never without saying whose", () => {
  const asked = { item: unknown, facts: factsOf(), comparables: [], asOf: "2026-11-21" };
  const without = value(asked);
  const valued = value({ ...asked, estimate: estimateOf(90) });
  expect([without.kind, valued.kind]).toEqual(["not_enough_evidence", "valued"]);
  expect(valued.sentence).toContain("A vision model that was not told the price");
});

test("an estimate is told with its price, its doubt and whose it is", () => {
  const { evidence } = judged(250);
  expect(evidence[0]).toMatchObject({
    source: "model_estimate",
    medianUncertainty: 0.62,
    sentence: "A vision model that was not told the price estimates about $250",
    asOf: null,
    basis: "a model's guess from the picture, not from sales",
  });
  expect(
    modelEstimate({ item: itemOf(), grade: null, estimate: null, others: [evidenceOf()] }),
  ).toEqual({
    evidence: [],
    struckOut: [],
  });
});

test("its spread is that of its own range, within bounds", () => {
  const scatterOf = (low: number, high: number) =>
    judged(200, { estimate: { low, median: 200, high } }).evidence[0]?.scatter;
  expect(scatterOf(100, 400)).toBeCloseTo(Math.log(4) / 2.563);
  expect(scatterOf(10, 4_000)).toBe(0.8);
  expect(scatterOf(190, 210)).toBe(0.25);
});

test("faults lower it, a lot of different things is not counted up, and no grade is good", () => {
  const dollarsOf = (changes: Parameters<typeof judged>[1]) =>
    Math.exp(judged(200, changes).evidence[0]?.logMedian ?? 0);
  expect(dollarsOf({ item: itemOf({ faults: [cracked] }) })).toBeCloseTo(100);
  expect(dollarsOf({ item: itemOf({ isMixedLot: true, quantity: 3 }) })).toBeCloseTo(200);
  expect(dollarsOf({ grade: null })).toBeCloseTo(200);
});

test("it counts up to two standard deviations away from all that is known, on either side", () => {
  const others = [
    evidenceOf({ medianUncertainty: 0.2 }),
    evidenceOf({ medianUncertainty: 0.2 }),
  ] as const;
  const away = 2 * Math.hypot(0.62, 0.2 / Math.SQRT2);
  const counts = (logShift: number) =>
    judged(200 * Math.exp(logShift), { others }).evidence.length === 1;
  expect([counts(away - 0.01), counts(away + 0.01)]).toEqual([true, false]);
  expect([counts(0.01 - away), counts(-away - 0.01)]).toEqual([true, false]);
  expect(judged(20_000).struckOut[0]).toEqual({
    title: "A vision model's estimate",
    priceDollars: 20_000,
    reason: "too far from the other evidence",
  });
});

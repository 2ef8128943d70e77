import type { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { ledgerPrediction } from "../../testing/ledger-deal.ts";
import { partOfPrediction, predictionOf } from "./prediction.ts";

const evaluation = {
  low: 90,
  median: 100.01,
  high: 130,
  sellingPlatform: "ebay",
  fees: [{ amount: 100.01 }, { amount: -13.6 }, { amount: -50 }],
};

/** An analysis with no more than what a deal keeps of it. */
const analysisOf = (changes: object = {}, price: number | null = 50) =>
  ({
    price,
    confidence: "High",
    createdAt: "2026-11-21T12:00:00.000Z",
    details: { analysisStages: { evaluation: { ...evaluation, ...changes } } },
  }) as unknown as Analysis;

const said = ledgerPrediction({
  medianCents: 100_01,
  netProfitCents: 36_41,
  saidOn: "2026-11-21",
});

test("a deal keeps the range that was said, to the cent, and what the bill left", () => {
  expect(predictionOf(analysisOf())).toEqual(said);
});

test.each(["low", "median", "high"])("without a %s end there is nothing to keep", (end) => {
  expect(predictionOf(analysisOf({ [end]: undefined }))).toBeNull();
});

test("no profit is kept where no price was judged or no bill was written", () => {
  expect(predictionOf(analysisOf({}, null))?.netProfitCents).toBeNull();
  expect(predictionOf(analysisOf({ fees: [] }))?.netProfitCents).toBeNull();
});

test("what was corrected already is kept, and no platform where none was named", () => {
  const kept = predictionOf(analysisOf({ ownBias: { percent: -8 }, sellingPlatform: undefined }));
  expect(kept).toMatchObject({ ownBiasPercent: -8, platform: null });
});

test("some of several were said their part, to the nearest cent", () => {
  expect(partOfPrediction(said, { of: 1, all: 3 })).toEqual({
    ...said,
    lowCents: 30_00,
    medianCents: 33_34,
    highCents: 43_33,
    netProfitCents: 12_14,
  });
  expect(partOfPrediction(said, { of: 2, all: 3 })?.lowCents).toBe(60_00);
  const unjudged = { ...said, netProfitCents: null };
  expect(partOfPrediction(unjudged, { of: 1, all: 3 })?.netProfitCents).toBeNull();
  expect(partOfPrediction(null, { of: 1, all: 3 })).toBeNull();
});

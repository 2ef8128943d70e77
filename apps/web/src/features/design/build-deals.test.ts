import { expect, test } from "vitest";
import { buildDeals } from "./build-deals.ts";

test("each face of the deal card is what its name says", () => {
  const seen = buildDeals().map(({ state, deal }) => ({
    state,
    verdict: deal.verdict,
    isLoss: deal.cents.netProfit === null ? null : deal.cents.netProfit < 0,
    hasRange: deal.details.analysisStages.evaluation.median !== undefined,
  }));
  expect(seen).toEqual([
    { state: "Buy", verdict: "buy", isLoss: false, hasRange: true },
    { state: "Buy, with advice", verdict: "buy", isLoss: false, hasRange: true },
    { state: "Negotiate", verdict: "negotiate", isLoss: false, hasRange: true },
    { state: "Check first", verdict: "check", isLoss: null, hasRange: true },
    { state: "Likely scam", verdict: "likely_scam", isLoss: null, hasRange: true },
    { state: "Skip", verdict: "skip", isLoss: true, hasRange: true },
    { state: "Without a price", verdict: null, isLoss: null, hasRange: true },
    { state: "In another currency", verdict: "buy", isLoss: false, hasRange: true },
    { state: "In a currency without a rate", verdict: null, isLoss: null, hasRange: true },
    { state: "A price nobody means", verdict: null, isLoss: null, hasRange: true },
    { state: "Free", verdict: "buy", isLoss: false, hasRange: true },
    { state: "Not enough evidence", verdict: null, isLoss: null, hasRange: false },
  ]);
});

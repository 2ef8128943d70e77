import { expect, test } from "vitest";
import { buildDeals } from "./build-deals.ts";

test("each face of the deal card is what its name says", () => {
  const seen = buildDeals().map(({ state, deal }) => ({
    state,
    verdict: deal.recommendation,
    isLoss: deal.netProfit?.startsWith("-") ?? null,
    hasRange: deal.details.analysisStages.evaluation.median !== undefined,
  }));
  expect(seen).toEqual([
    { state: "Buy", verdict: "Buy", isLoss: false, hasRange: true },
    { state: "Buy, with advice", verdict: "Buy", isLoss: false, hasRange: true },
    { state: "Skip, at a profit", verdict: "Skip", isLoss: false, hasRange: true },
    { state: "Skip, at a loss", verdict: "Skip", isLoss: true, hasRange: true },
    { state: "Without a price", verdict: null, isLoss: null, hasRange: true },
    { state: "In another currency", verdict: null, isLoss: null, hasRange: true },
    { state: "A price nobody means", verdict: null, isLoss: null, hasRange: true },
    { state: "Free", verdict: "Buy", isLoss: false, hasRange: true },
    { state: "Not enough evidence", verdict: null, isLoss: null, hasRange: false },
  ]);
});

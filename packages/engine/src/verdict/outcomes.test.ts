import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { sellingPlan } from "../profit/bill.ts";
import { sellingPlatforms } from "../profit/selling-platforms.ts";
import { buyScore, flipScore, maxBuyPrice, outcomes, quantile } from "./outcomes.ts";
import { defaultTargets } from "./targets.ts";
import { pickup } from "./testing/worked-deal.ts";

const certain = (dollars: number) => outcomes({ logMedian: Math.log(dollars), logSd: 0 }, pickup);

test.each([
  // sale that is certain, no costs: dearest price meeting $10 and 30 %
  [100, 76_92], // 30 % on $76.92 is $23.08
  [20, 10_00], // the $10 profit binds
  [10, 0], // only as a gift
])("a sure sale at $%d is a Buy up to %d cents", (sale, limit) => {
  expect(maxBuyPrice(certain(sale), defaultTargets)).toBe(limit);
  expect(flipScore(certain(sale), defaultTargets, cents(limit))).toBe(100);
  expect(flipScore(certain(sale), defaultTargets, cents(limit + 1))).toBe(0);
});

test("a thing that sells for less than the wanted profit is a Buy at no price", () => {
  expect(maxBuyPrice(certain(9), defaultTargets)).toBeNull();
  expect(flipScore(certain(9), defaultTargets, cents(0))).toBe(0);
});

test("a tenth of the outcomes lies below the 10th percentile", () => {
  const spread = outcomes({ logMedian: Math.log(100), logSd: 0.5 }, pickup);
  expect(quantile(spread, 0.5) / 100).toBeCloseTo(100, 0);
  expect(quantile(spread, 0.1) / 100).toBeCloseTo(100 * Math.exp(-1.2816 * 0.5), 0);
});

test("a share of all is the best outcome, and a share of nothing the worst", () => {
  const spread = outcomes({ logMedian: Math.log(100), logSd: 0.5 }, pickup);
  expect(quantile(spread, 1)).toBe(Math.max(...spread));
  expect(quantile(spread, 0)).toBe(Math.min(...spread));
});

test("outcomes ascend although a fee jumps up where a price reaches $15", () => {
  const spread = outcomes({ logMedian: Math.log(15), logSd: 0.02 }, shipped("poshmark"));
  expect(spread).toEqual(spread.toSorted((a, b) => a - b));
});

test("how unsure the price there is widens what a sale may leave", () => {
  const widthOf = (doubt: number) => {
    const price = { ...pickup.price, doubt };
    const spread = outcomes({ logMedian: Math.log(100), logSd: 0.3 }, { ...pickup, price });
    return quantile(spread, 0.9) - quantile(spread, 0.1);
  };
  expect(widthOf(0.4)).toBeGreaterThan(1.5 * widthOf(0));
});

const anyDeal = fc.record({
  dollars: fc.double({ min: 1, max: 20_000, noNaN: true }),
  logSd: fc.double({ min: 0, max: 1.2, noNaN: true }),
  platform: fc.constantFrom(...sellingPlatforms),
  profit: fc.integer({ min: 0, max: 100_00 }),
  roiPercent: fc.integer({ min: 0, max: 200 }),
});

test("at the maximum buy price the deal is a Buy, and a cent above it is not", () => {
  fc.assert(
    fc.property(anyDeal, ({ dollars, logSd, platform, profit, roiPercent }) => {
      const plan = shipped(platform);
      const nets = outcomes({ logMedian: Math.log(dollars), logSd }, plan);
      const targets = { profit: cents(profit), roiPercent };
      const limit = maxBuyPrice(nets, targets);
      if (limit === null) {
        expect(flipScore(nets, targets, cents(0))).toBeLessThan(buyScore);
        return;
      }
      expect(flipScore(nets, targets, limit)).toBeGreaterThanOrEqual(buyScore);
      expect(flipScore(nets, targets, cents(limit + 1))).toBeLessThan(buyScore);
    }),
    { numRuns: 200 },
  );
});

test("the score never rises with the asking price", () => {
  fc.assert(
    fc.property(anyDeal, fc.array(fc.integer({ min: 0, max: 3_000_000 })), (deal, asks) => {
      const { dollars, logSd, platform, profit, roiPercent } = deal;
      const nets = outcomes({ logMedian: Math.log(dollars), logSd }, shipped(platform));
      const targets = { profit: cents(profit), roiPercent };
      const rising = asks.toSorted((a, b) => a - b);
      const scores = rising.map((ask) => flipScore(nets, targets, cents(ask)));
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }),
    { numRuns: 100 },
  );
});

function shipped(platform: (typeof sellingPlatforms)[number]) {
  return sellingPlan({
    platform,
    feeClass: "athletic_shoes",
    category: null,
    shipPounds: 3,
    asOf: "2026-11-21",
  });
}

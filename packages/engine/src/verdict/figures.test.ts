import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { itemOf, listingOf } from "../valuation/testing/items.ts";
import { judge } from "./judge.ts";
import { judgeInputOf, valuedAt } from "./testing/judge-input-of.ts";
import { asking } from "./testing/worked-deal.ts";

const anyListing = fc.record({
  worthDollars: fc.double({ min: 5, max: 20_000, noNaN: true }),
  logSd: fc.double({ min: 0.1, max: 1.3, noNaN: true }),
  askedDollars: fc.integer({ min: 1, max: 20_000 }),
  confidence: fc.double({ min: 0.1, max: 1, noNaN: true }),
});

test("all figures of one answer agree with its verdict", () => {
  fc.assert(
    fc.property(anyListing, ({ worthDollars, logSd, askedDollars, confidence }) => {
      const ask = cents(askedDollars * 100);
      const input = judgeInputOf({
        item: itemOf({ confidence }),
        facts: listingOf({ price: asking(ask) }),
        valuation: valuedAt({ logMedian: Math.log(worthDollars), logSd }),
      });
      const { verdict, headline, deal, advice } = judge(input);
      const limit = deal?.maxBuyPrice ?? null;
      const offers = advice?.offers ?? null;
      if (offers) {
        expect(offers.walkAway).toBe(limit);
        expect(offers.opening).toBeLessThan(offers.walkAway);
      }
      if (verdict !== "buy" && verdict !== "negotiate") expect(offers).toBeNull();
      if (verdict === "buy") expect(ask).toBeLessThanOrEqual(limit ?? -1);
      if (verdict === "negotiate") {
        expect(ask).toBeGreaterThan(limit ?? Infinity);
        expect(limit).toBeGreaterThanOrEqual(0.65 * ask);
        expect(headline.replaceAll(",", "")).toBe(`Negotiate: $${(limit ?? 0) / 100} or less.`);
      }
      if (deal?.judged) {
        expect(deal.judged.flipScore >= 60).toBe(limit !== null && ask <= limit);
        expect(advice?.exits[0]?.netProfit).toBe(deal.judged.net.median);
      }
      if (verdict === "skip") expect(limit ?? 0).toBeLessThan(0.65 * ask);
      if (verdict === "check") expect(deal?.judged).toBeNull();
    }),
    { numRuns: 300 },
  );
});

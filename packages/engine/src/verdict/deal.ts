import { type Cents, cents } from "../money/cents.ts";
import { type Bill, bill, type SellingPlan } from "../profit/bill.ts";
import type { SalePriceDistribution } from "../valuation/evidence.ts";
import { type ResaleRange, resaleRange } from "../valuation/resale-range.ts";
import { breakEven } from "./break-even.ts";
import { buyScore, flipScore, maxBuyPrice, outcomes, quantile } from "./outcomes.ts";
import { peoplesPrice } from "./peoples-price.ts";
import type { Targets } from "./targets.ts";

/** The arithmetic of one purchase. What needs an asking price is null without one. */
export type Deal = {
  range: ResaleRange;
  plan: SellingPlan;
  /** At the median sale, as shown. */
  bill: Bill;
  /** As people say it: the one figure that every limit and offer goes by. */
  maxBuyPrice: Cents | null;
  judged: {
    flipScore: number;
    /** 10th percentile, at the median sale, 90th percentile. */
    net: { low: Cents; median: Cents; high: Cents };
    breakEven: Cents;
  } | null;
};

export type DealQuestion = {
  salePrice: SalePriceDistribution;
  plan: SellingPlan;
  targets: Targets;
  askingPrice: Cents | null;
  /** What the person has left for buying; no limit when absent. */
  spendAtMost?: Cents | undefined;
};

export function workOut(question: DealQuestion): Deal {
  const { salePrice, plan, targets, askingPrice, spendAtMost } = question;
  const range = resaleRange(salePrice);
  const nets = outcomes(salePrice, plan);
  const medianBill = bill(range.median, { plan, askingPrice });
  const exact = maxBuyPrice(nets, targets);
  const limit = exact === null ? null : peoplesPrice(lower(exact, spendAtMost));
  const deal = { range, plan, bill: medianBill, maxBuyPrice: limit };
  if (askingPrice === null) return { ...deal, judged: null };
  // The bill's sale price is a rounded one, so it may lie just outside a very narrow spread.
  const low = Math.min(quantile(nets, 0.1) - askingPrice, medianBill.net);
  const high = Math.max(quantile(nets, 0.9) - askingPrice, medianBill.net);
  const score = flipScore(nets, targets, askingPrice);
  const isAboveLimit = limit === null || askingPrice > limit;
  return {
    ...deal,
    judged: {
      // The limit is rounded down: whoever asks a dollar more than it is not at a Buy's score yet.
      flipScore: isAboveLimit ? Math.min(score, buyScore - 1) : score,
      net: { low: cents(low), median: medianBill.net, high: cents(high) },
      breakEven: breakEven(plan, askingPrice),
    },
  };
}

function lower(worth: Cents, spendAtMost: Cents | undefined): Cents {
  return spendAtMost === undefined ? worth : cents(Math.max(0, Math.min(worth, spendAtMost)));
}

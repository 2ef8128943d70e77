import { type Cents, cents } from "../money/cents.ts";
import { netProceeds, type SellingPlan } from "../profit/bill.ts";
import type { SalePriceDistribution } from "../valuation/evidence.ts";
import { inverseNormal } from "./inverse-normal.ts";
import type { Targets } from "./targets.ts";

/**
 * The sale price at 500 evenly likely quantiles. Fees have cliffs, so net is not a smooth (nor
 * even a rising) function of the price, and a grid judges it where a formula could not.
 */
const gridSize = 500;
const deviates = Array.from({ length: gridSize }, (_, i) => inverseNormal((i + 0.5) / gridSize));

/** Buy means that the targets are met at least this often, in percent. */
export const buyScore = 60;

/** What each of the equally likely sales leaves before the purchase, ascending. */
export type Outcomes = readonly Cents[];

export function outcomes(salePrice: SalePriceDistribution, plan: SellingPlan): Outcomes {
  const { logMedian } = salePrice;
  const logSd = Math.hypot(salePrice.logSd, plan.price.doubt);
  return deviates
    .map((z) => cents(Math.round(Math.exp(logMedian + z * logSd) * 100)))
    .map((price) => netProceeds(price, plan))
    .sort((x, y) => x - y);
}

/** The share of outcomes, in whole percent rounded down, that reach the targets at this price. */
export function flipScore(outcomes: Outcomes, targets: Targets, askingPrice: Cents): number {
  const reached = outcomes.filter((net) => dearest(net, targets) >= askingPrice).length;
  return Math.floor((100 * reached) / outcomes.length);
}

/**
 * The highest asking price, to the cent, at which the score is still a Buy's: exact on the grid,
 * since each outcome has one dearest price and the score only counts them. null when selling
 * costs so much that not even a gift would reach the targets.
 */
export function maxBuyPrice(outcomes: Outcomes, targets: Targets): Cents | null {
  const needed = Math.ceil((buyScore / 100) * outcomes.length);
  const limit = outcomes.map((net) => dearest(net, targets)).sort((x, y) => y - x)[needed - 1];
  return limit === undefined || limit < 0 ? null : cents(limit);
}

/** The outcome that a share of the others stays below. */
export function quantile(outcomes: Outcomes, share: number): Cents {
  const index = Math.min(outcomes.length - 1, Math.floor(share * outcomes.length));
  return outcomes[index] ?? cents(0);
}

/** The most one may pay for an outcome to reach both targets, negative when nothing is low enough. */
function dearest(net: Cents, { profit, roiPercent }: Targets): number {
  return Math.min(net - profit, Math.floor((net * 100) / (100 + roiPercent)));
}

import { type Cents, cents } from "../money/cents.ts";
import { sellingPlan } from "../profit/bill.ts";
import { exitPrice } from "../profit/exit-price.ts";
import { netProceeds } from "../profit/bill.ts";
import { peoplesPrice } from "../verdict/peoples-price.ts";
import type { KnownItem } from "./known-item.ts";
import type { DraftPlatform } from "./platform-rules.ts";

/** Above the typical price, since buyers offer less than is asked. */
const listShare = 1.1;
/** Below it a sale is one of the bad ones: wait, or sell elsewhere. */
const leastShare = 0.85;
const markdownShare = 0.85;
const markdownAfterDays = 30;

export type DraftPrices = {
  listAt: Cents;
  takeAtLeast: Cents;
  markdown: { to: Cents; afterDays: number };
  /** What a sale at those prices leaves after fees, shipping and packing. */
  netAtList: Cents;
  netAtLeast: Cents;
  /** The same less what it cost; null before it is bought. */
  profitAtList: Cents | null;
  profitAtLeast: Cents | null;
};

/** null without an estimate: a price out of thin air is worse than none. */
export function draftPrices(item: KnownItem, platform: DraftPlatform): DraftPrices | null {
  const { range, costCents, feeClass, category, asOf, weightOunces } = item;
  if (range === null) return null;
  const shipPounds = weightOunces === null ? defaultPounds : weightOunces / 16;
  const { share } = exitPrice(platform, shipPounds);
  const plan = sellingPlan({ platform, feeClass, category, shipPounds, asOf });
  const listAt = asPrice(Math.min(range.median * listShare, range.high) * share);
  const takeAtLeast = asPrice(Math.max(range.median * leastShare, range.low) * share);
  const netAtList = netProceeds(listAt, plan);
  const netAtLeast = netProceeds(takeAtLeast, plan);
  const profit = (net: Cents) => (costCents === null ? null : cents(net - costCents));
  const marked = asPrice(listAt * markdownShare);
  return {
    listAt,
    takeAtLeast: cents(Math.min(listAt, takeAtLeast)),
    markdown: { to: cents(Math.max(marked, takeAtLeast)), afterDays: markdownAfterDays },
    netAtList,
    netAtLeast,
    profitAtList: profit(netAtList),
    profitAtLeast: profit(netAtLeast),
  };
}

/** Where nobody weighed it: a shoe box. */
export const defaultPounds = 2;

const asPrice = (amount: number): Cents => {
  const price = peoplesPrice(cents(Math.round(amount)));
  return price > 0 ? price : cents(Math.max(1, Math.round(amount)));
};

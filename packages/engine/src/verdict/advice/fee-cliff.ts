import { type Cents, cents, formatCents } from "../../money/cents.ts";
import { netProceeds, type SellingPlan } from "../../profit/bill.ts";
import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";
import type { ResaleRange } from "../../valuation/resale-range.ts";

const say = spoken(verdictWords);

/** A jump of less is not worth setting a price by. */
const leastJump = 300;
const dollar = 100;

/**
 * The price inside the range at which the platform's fee jumps, as with sneakers at $150. Only rules
 * that charge a rate on the whole amount do that. null when none matters.
 */
export function feeCliff(plan: SellingPlan, { low, high }: ResaleRange): string | null {
  const edges = plan.rule.parts
    .filter((part) => part.kind === "whole")
    .flatMap((part) => part.steps.map(({ upTo }) => upTo))
    .filter((upTo) => Number.isFinite(upTo));
  const jumps = edges
    .flatMap((edge) => [edge, edge / (1 + plan.salesTaxBasisPoints / 10_000)])
    .flatMap((edge) => [0, dollar].map((step) => Math.floor(edge / dollar) * dollar + step))
    .map((price) => ({ price, gain: gainOfADollar(plan, price) }))
    .filter(({ price, gain }) => price >= low && price <= high && gain >= leastJump);
  const [best] = jumps.toSorted((a, b) => b.gain - a.gain);
  if (best === undefined) return null;
  return say("feeCliff", {
    price: formatCents(cents(best.price)),
    below: formatCents(cents(best.price - dollar)),
    gain: formatCents(best.gain),
  });
}

/** What one more dollar of price adds to the net. */
function gainOfADollar(plan: SellingPlan, price: number): Cents {
  if (price <= dollar) return cents(0);
  return cents(netProceeds(cents(price), plan) - netProceeds(cents(price - dollar), plan));
}

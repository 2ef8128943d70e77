import { type Cents, cents } from "../../money/cents.ts";
import { sellingPlan } from "../../profit/bill.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import { type Deal, workOut } from "../deal.ts";
import type { Decision } from "../decide.ts";
import type { Identity } from "../identity/identity.ts";
import { defaultTargets } from "../targets.ts";

export const salePrice = { logMedian: Math.log(200), logSd: 0.3 };
export const asking = (amount: Cents): PriceReading => ({ kind: "stated", amount, words: "" });
export const price = asking(cents(100_00));
/** A sale that costs nothing. */
export const pickup = sellingPlan({
  platform: "facebook_local",
  feeClass: "most",
  category: null,
  shipPounds: null,
  asOf: "2026-11-21",
});
/** A thing worth about $200 that is sold for pickup and asked at $100. */
export const worked = workOut({
  salePrice,
  plan: pickup,
  targets: defaultTargets,
  askingPrice: cents(100_00),
});
export const dealWith = (changes: Partial<Deal>): Deal => ({ ...worked, ...changes });
export const limitOf = (limit: number | null) =>
  dealWith({ maxBuyPrice: limit === null ? null : cents(limit) });
export const other = (
  hypothesis: Identity["alternatives"][number]["hypothesis"],
  probability: number,
) => ({
  hypothesis,
  probability,
  range: null,
});
export const identityOf = (...alternatives: Identity["alternatives"]): Identity => ({
  beliefs: { thing: 0.4, part: 0, broken: 0, lure: 0, other: 0 },
  isSure: false,
  alternatives,
});
export const check: Decision = { verdict: "check", because: "identity" };
export const skip: Decision = { verdict: "skip", because: "figures" };

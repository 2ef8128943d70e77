import {
  cents,
  defaultSalesTaxBasisPoints,
  feeRule,
  sellingFee,
  type SellingPlatform,
} from "@flipworth/engine";

export type FeeCurve = { name: string; points: readonly { dollars: number; percent: number }[] };

const shown = [
  ["poshmark", "Poshmark"],
  ["ebay", "eBay"],
  ["offerup_shipped", "OfferUp"],
  ["facebook_shipped", "Facebook, shipped"],
  ["depop", "Depop"],
] as const satisfies readonly (readonly [SellingPlatform, string])[];

const cheapestDollars = 8;
const dearestDollars = 60;

/** What share of a price each platform takes, dollar by dollar, by the fee table of the engine. */
export function feeCurves(): FeeCurve[] {
  const prices = Array.from(
    { length: dearestDollars - cheapestDollars + 1 },
    (_, step) => cheapestDollars + step,
  );
  return shown.map(([platform, name]) => ({
    name,
    points: prices.map((dollars) => ({ dollars, percent: shareTaken(platform, dollars) })),
  }));
}

function shareTaken(platform: SellingPlatform, dollars: number): number {
  const price = cents(dollars * 100);
  const fee = sellingFee(feeRule(platform, { feeClass: "most", category: null }), {
    price,
    buyerShipping: cents(0),
    salesTaxBasisPoints: defaultSalesTaxBasisPoints,
  });
  return Math.round((1000 * fee) / price) / 10;
}

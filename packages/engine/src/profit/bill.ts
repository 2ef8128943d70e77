import type { Category } from "../category.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { FeeRule } from "./fee-rule.ts";
import { type ExitPrice, fullPrice } from "./exit-price.ts";
import { drivingCost, noOwnCosts, type OwnCosts } from "./own-costs.ts";
import { defaultSalesTaxBasisPoints, feeRule, sellingFee } from "./selling-fee.ts";
import { delivery, platformNames, type SellingPlatform } from "./selling-platforms.ts";
import { defaultPacking, heaviestParcelPounds, shippingCost } from "./shipping.ts";

/** Positive for the sale itself, negative for what is taken from it. */
type BillLine = { label: string; amount: Cents; explanation: string };

/** Everything about a sale that does not depend on its price. */
export type SellingPlan = {
  platform: SellingPlatform;
  rule: FeeRule;
  salesTaxBasisPoints: number;
  /** What a sale there brings, held against the estimate. */
  price: ExitPrice;
  shipping: { amount: Cents; explanation: string };
  packing: { amount: Cents; explanation: string };
  /** The drive to fetch it; null without one. */
  driving: { amount: Cents; explanation: string } | null;
  /** Nobody ever mails such a thing, so the bill is silent about parcels. */
  isNeverMailed?: boolean;
  /** What such a thing costs beside all that: a vehicle's title, its inspection. */
  extras?: readonly { label: string; amount: Cents; explanation: string }[];
};

export type SellingPlanInput = {
  platform: SellingPlatform;
  feeClass: FeeClass;
  category: Category | null;
  /** Packed weight in pounds; null for a thing that is only sold for pickup. */
  shipPounds: number | null;
  /** ISO date: picks the shipping rates. */
  asOf: string;
  salesTaxBasisPoints?: number;
  ownCosts?: OwnCosts;
  /** The estimate's own price when absent. */
  price?: ExitPrice;
};

export function sellingPlan(input: SellingPlanInput): SellingPlan {
  return {
    platform: input.platform,
    rule: feeRule(input.platform, input),
    salesTaxBasisPoints: input.salesTaxBasisPoints ?? defaultSalesTaxBasisPoints,
    price: input.price ?? fullPrice,
    driving: drivingCost(input.ownCosts ?? noOwnCosts),
    ...deliveryCosts(input),
  };
}

function deliveryCosts({ platform, shipPounds, asOf, ownCosts = noOwnCosts }: SellingPlanInput) {
  const free = (explanation: string) => ({ amount: cents(0), explanation });
  const nothingToPack = free("Nothing to pack for pickup");
  if (delivery[platform] === "pickup") {
    return { shipping: free("The buyer picks it up"), packing: nothingToPack };
  }
  if (shipPounds === null || shipPounds > heaviestParcelPounds) {
    const why = "Too big to ship as a package: we assume local pickup, freight not included";
    return { shipping: free(why), packing: nothingToPack };
  }
  const packing = { amount: defaultPacking, explanation: "Box, tape and padding" };
  if (delivery[platform] === "buyer_pays_label") {
    return { shipping: free("The buyer pays for the label"), packing };
  }
  if (ownCosts.usualShipping !== null) {
    const own = { amount: ownCosts.usualShipping, explanation: "Your usual shipping and packing" };
    return { shipping: own, packing: free("Included in your usual shipping") };
  }
  return { shipping: shippingCost(shipPounds, asOf), packing };
}

export type Bill = { lines: readonly BillLine[]; net: Cents };

/**
 * One sale from price to pocket. `askingPrice` is what the thing costs to buy; null leaves it
 * out, and `net` is then what can be spent on it at most. Shipping is free to the buyer, so it
 * comes out of the sale.
 */
export function bill(
  salePrice: Cents,
  { plan, askingPrice }: { plan: SellingPlan; askingPrice: Cents | null },
): Bill {
  const sold = soldFor(salePrice, plan);
  const lines = [
    { label: "Sale price", amount: salePrice, explanation: "Median of the resale range" },
    ...(sold === salePrice ? [] : [lowerPriceLine(cents(salePrice - sold), plan)]),
    {
      label: "Selling fee",
      amount: negative(feeOf(sold, plan)),
      explanation: feeExplanation(plan),
    },
    ...(plan.isNeverMailed ? [] : parcelLines(plan)),
    ...(plan.driving ? [{ label: "Driving", ...cost(plan.driving) }] : []),
    ...(plan.extras ?? []).map(({ label, ...part }) => ({ label, ...cost(part) })),
    ...(askingPrice === null
      ? []
      : [{ label: "Asking price", amount: negative(askingPrice), explanation: "What you pay" }]),
  ];
  return { lines, net: cents(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}

const parcelLines = ({ shipping, packing }: SellingPlan): BillLine[] => [
  { label: "Shipping", ...cost(shipping) },
  { label: "Packing", ...cost(packing) },
];

/** The bill's net without its words: it is worked out for hundreds of sale prices at a time. */
export function netProceeds(salePrice: Cents, plan: SellingPlan): Cents {
  const sold = soldFor(salePrice, plan);
  const delivered = plan.shipping.amount + plan.packing.amount;
  const driven = plan.driving?.amount ?? 0;
  const extras = (plan.extras ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return cents(sold - feeOf(sold, plan) - delivered - driven - extras);
}

/** What the buyer at this exit pays for a thing that usually sells for `salePrice`. */
function soldFor(salePrice: Cents, { price }: SellingPlan): Cents {
  return price.share === 1 ? salePrice : cents(Math.round(salePrice * price.share));
}

function lowerPriceLine(amount: Cents, { price }: SellingPlan): BillLine {
  return { label: "Lower price there", amount: negative(amount), explanation: price.explanation };
}

function feeOf(price: Cents, { rule, salesTaxBasisPoints }: SellingPlan): Cents {
  return sellingFee(rule, { price, buyerShipping: cents(0), salesTaxBasisPoints });
}

function feeExplanation({ platform, rule, salesTaxBasisPoints }: SellingPlan): string {
  const isOnTax = rule.parts.some(({ base }) => base === "price_shipping_and_tax");
  const tax = isOnTax ? `, also charged on ${salesTaxBasisPoints / 100}% sales tax` : "";
  const doubt = rule.isOfficial ? "" : ", approximate";
  const dated = `${rule.source}, ${rule.effectiveFrom}${doubt}`;
  return `${platformNames[platform]}: ${rule.terms}${tax} (${dated})`;
}

const cost = (part: SellingPlan["shipping"]) => ({ ...part, amount: negative(part.amount) });
const negative = (amount: Cents): Cents => cents(0 - amount);

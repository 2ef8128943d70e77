import type { Category } from "../category.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { FeeRule } from "./fee-rule.ts";
import { type ExitPrice, fullPrice } from "./exit-price.ts";
import { drivingCost, noOwnCosts, type OwnCosts } from "./own-costs.ts";
import { defaultSalesTaxBasisPoints, feeRule, sellingFee } from "./selling-fee.ts";
import { delivery, type SellingPlatform } from "./selling-platforms.ts";
import { defaultPacking, heaviestParcelPounds, shippingCost } from "./shipping.ts";
import { platformWords } from "../words/english/names.ts";
import { billWords, feeTermWords } from "../words/english/selling.ts";
import { ofGuide, spoken } from "../words/voice-in-use.ts";

const say = spoken(billWords);
const sayPlatform = spoken(platformWords);
const sayTerms = spoken(feeTermWords);

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
  const nothingToPack = free(say("nothingToPack"));
  if (delivery[platform] === "pickup") {
    return { shipping: free(say("pickedUp")), packing: nothingToPack };
  }
  if (shipPounds === null || shipPounds > heaviestParcelPounds) {
    return { shipping: free(say("tooBig")), packing: nothingToPack };
  }
  const packing = { amount: defaultPacking, explanation: say("box") };
  if (delivery[platform] === "buyer_pays_label") {
    return { shipping: free(say("buyersLabel")), packing };
  }
  if (ownCosts.usualShipping !== null) {
    const own = { amount: ownCosts.usualShipping, explanation: say("usualShipping") };
    return { shipping: own, packing: free(say("inUsualShipping")) };
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
    { label: say("salePrice"), amount: salePrice, explanation: say("salePriceWhy") },
    ...(sold === salePrice ? [] : [lowerPriceLine(cents(salePrice - sold), plan)]),
    {
      label: say("sellingFee"),
      amount: negative(feeOf(sold, plan)),
      explanation: feeExplanation(plan),
    },
    ...(plan.isNeverMailed ? [] : parcelLines(plan)),
    ...(plan.driving ? [{ label: say("driving"), ...cost(plan.driving) }] : []),
    ...(plan.extras ?? []).map(({ label, ...part }) => ({ label, ...cost(part) })),
    ...(askingPrice === null
      ? []
      : [
          {
            label: say("askingPrice"),
            amount: negative(askingPrice),
            explanation: say("askingPriceWhy"),
          },
        ]),
  ];
  return { lines, net: cents(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}

const parcelLines = ({ shipping, packing }: SellingPlan): BillLine[] => [
  { label: say("shipping"), ...cost(shipping) },
  { label: say("packing"), ...cost(packing) },
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
  return { label: say("lowerPrice"), amount: negative(amount), explanation: price.explanation };
}

function feeOf(price: Cents, { rule, salesTaxBasisPoints }: SellingPlan): Cents {
  return sellingFee(rule, { price, buyerShipping: cents(0), salesTaxBasisPoints });
}

function feeExplanation({ platform, rule, salesTaxBasisPoints }: SellingPlan): string {
  const isOnTax = rule.parts.some(({ base }) => base === "price_shipping_and_tax");
  return say(`fee${isOnTax ? "OnTax" : ""}${rule.isOfficial ? "" : "Approximate"}`, {
    platform: sayPlatform(platform),
    terms: sayTerms(rule.id),
    tax: salesTaxBasisPoints / 100,
    source: ofGuide(rule.source),
    date: rule.effectiveFrom,
  });
}

const cost = (part: SellingPlan["shipping"]) => ({ ...part, amount: negative(part.amount) });
const negative = (amount: Cents): Cents => cents(0 - amount);

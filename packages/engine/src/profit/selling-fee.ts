import type { Category } from "../category.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import { ebayFees } from "./ebay-fees.ts";
import type { AmountStep, FeeBase, FeePart, FeeRule, RateStep } from "./fee-rule.ts";
import { otherFees, stockxFees, whatnotFees } from "./other-fees.ts";
import type { SellingPlatform } from "./selling-platforms.ts";

/** 7.5 %: about the mean of state and local sales tax in the United States. */
export const defaultSalesTaxBasisPoints = 750;

export type Sale = {
  price: Cents;
  /** What the buyer pays on top for delivery; 0 with free shipping. */
  buyerShipping: Cents;
  salesTaxBasisPoints: number;
};

/** The row of the platform's table that a thing falls under. */
export function feeRule(
  platform: SellingPlatform,
  thing: { feeClass: FeeClass; category: Category | null },
): FeeRule {
  if (platform === "ebay") return ebayFees[thing.feeClass];
  if (platform === "stockx") return stockxFee(thing.feeClass);
  if (platform !== "whatnot") return otherFees[platform];
  if (thing.feeClass === "coins") return whatnotFees.coins;
  return thing.category === "electronics" ? whatnotFees.electronics : whatnotFees.most;
}

function stockxFee(feeClass: FeeClass): FeeRule {
  return feeClass === "watches" || feeClass === "handbags" ? stockxFees[feeClass] : stockxFees.most;
}

/**
 * The platform's cut of one order, 0 for a price of 0 with nothing else paid.
 *
 * The parts are summed exactly and rounded once, half a cent up. Rounding every fee up would be
 * the safer habit, but the platforms' own figures (13.6 % of $10.01 + $0.40 = $1.76) round to
 * the nearest cent, and a bill that differs from theirs by a cent is a wrong bill.
 */
export function sellingFee(rule: FeeRule, sale: Sale): Cents {
  const bases = feeBases(sale);
  if (bases.price_shipping_and_tax === 0) return cents(0);
  const tenThousandths = rule.parts.reduce((sum, part) => sum + partFee(part, bases[part.base]), 0);
  const fee = Math.floor((tenThousandths + 5_000) / 10_000);
  return cents(Math.max(fee, rule.minimumCents ?? 0));
}

function feeBases({ price, buyerShipping, salesTaxBasisPoints }: Sale): Record<FeeBase, number> {
  const paid = price + buyerShipping;
  const tax = Math.round((paid * salesTaxBasisPoints) / 10_000);
  return { price, price_and_shipping: paid, price_shipping_and_tax: paid + tax };
}

/** In ten-thousandths of a cent, so that basis points of cents stay whole numbers. */
function partFee(part: FeePart, base: number): number {
  switch (part.kind) {
    case "marginal":
      return marginalFee(part.steps, base);
    case "whole":
      return base * stepOf(part.steps, base).basisPoints;
    case "flat":
      return stepOf(part.steps, base).cents * 10_000;
  }
}

function marginalFee(steps: readonly RateStep[], base: number): number {
  let fee = 0;
  let from = 0;
  for (const step of steps) {
    fee += Math.max(0, Math.min(base, step.upTo) - from) * step.basisPoints;
    from = step.upTo;
  }
  return fee;
}

function stepOf<Step extends RateStep | AmountStep>(steps: readonly Step[], base: number): Step {
  const step = steps.find(({ upTo }) => base <= upTo);
  if (!step) throw new RangeError(`No fee step for ${base} cents`);
  return step;
}

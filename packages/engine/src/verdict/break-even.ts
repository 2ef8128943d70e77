import { type Cents, cents } from "../money/cents.ts";
import { netProceeds, type SellingPlan } from "../profit/bill.ts";

/**
 * The sale price at which the purchase is just paid for: a cent less loses money. Where a fee
 * jumps there may be a second such price a few cents away; either is one.
 */
export function breakEven(plan: SellingPlan, askingPrice: Cents): Cents {
  let loses = 0;
  let pays = 1;
  if (isPaid(0)) return cents(0);
  while (!isPaid(pays)) pays *= 2;
  while (pays - loses > 1) {
    const middle = Math.floor((loses + pays) / 2);
    if (isPaid(middle)) pays = middle;
    else loses = middle;
  }
  return cents(pays);

  function isPaid(salePrice: number): boolean {
    return netProceeds(cents(salePrice), plan) >= askingPrice;
  }
}

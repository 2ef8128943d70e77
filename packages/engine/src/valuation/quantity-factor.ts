import type { IdentifiedItem } from "../identification/identification.ts";

/** More than these of a kind are hardly for one household. */
export const mostForOneself = 4;

/** How many of what the guide's price is for. */
export const amountOf = ({
  quantity,
  amount = quantity,
}: Pick<IdentifiedItem, "quantity" | "amount">) => amount;

/** What is cheaper than the first is sold by the bag, what is dearer than the second one by one. */
const cheapUsd = 12;
const dearUsd = 40;
/** How the price of several grows with their number. */
const growth = { cheap: 0.55, dear: 0.8, toSellOn: 0.5, ofSet: 0.9 };

/**
 * What several of a kind bring, as a factor of what one brings: the buyer of four chairs expects a
 * price for four, of four puzzles still less each, and beyond four only somebody who sells them on
 * takes them all. As the labelled titles tell. A part of a set brings a little more than its share.
 */
export function quantityFactor(quantity: number, eachDollars: number): number {
  if (quantity < 1) return quantity ** growth.ofSet;
  const forOneself = Math.min(mostForOneself, quantity);
  const toSellOn = Math.max(1, quantity / mostForOneself);
  const dearness = Math.log(eachDollars / cheapUsd) / Math.log(dearUsd / cheapUsd);
  const share = Math.min(1, Math.max(0, dearness));
  const each = growth.cheap + share * (growth.dear - growth.cheap);
  return forOneself ** each * toSellOn ** growth.toSellOn;
}

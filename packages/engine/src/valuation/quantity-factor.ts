import type { GuideEntry } from "../price-guide/entry.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import { clamp } from "../clamp.ts";

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
/** How the price of several grows with their number, by how such things are sold. */
type Growth = { cheap: number; dear: number; toSellOn: number };
const growthOf = {
  thing: { cheap: 0.55, dear: 0.8, toSellOn: 0.5 },
  pieces: { cheap: 0.68, dear: 0.8, toSellOn: 0.5 },
  measure: { cheap: 0.85, dear: 0.9, toSellOn: 0.8 },
} as const satisfies Record<string, Growth>;
const growthOfSet = 0.9;

/**
 * What several of a kind bring, as a factor of what one brings: the buyer of four chairs expects a
 * price for four, of four puzzles still less each, and beyond four only somebody who sells them on
 * takes them all. Candles and plates are bought by several, so that more bring more; flooring and
 * cloth by as much as is needed, almost at a price each. Fitted on the labelled lots of the tuning
 * titles. A part of a set brings a little more than its share.
 */
export function quantityFactor(
  quantity: number,
  eachDollars: number,
  entry: Pick<GuideEntry, "unit"> | null = null,
): number {
  if (quantity < 1) return quantity ** growthOfSet;
  const growth = growthOf[soldBy(entry)];
  const forOneself = Math.min(mostForOneself, quantity);
  const toSellOn = Math.max(1, quantity / mostForOneself);
  const dearness = Math.log(eachDollars / cheapUsd) / Math.log(dearUsd / cheapUsd);
  const share = clamp(dearness, 0, 1);
  const each = growth.cheap + share * (growth.dear - growth.cheap);
  return forOneself ** each * toSellOn ** growth.toSellOn;
}

function soldBy(entry: Pick<GuideEntry, "unit"> | null): keyof typeof growthOf {
  if (entry?.unit === undefined) return "thing";
  const { pounds: _, ...others } = entry.unit.by;
  return Object.keys(others).length > 0 ? "measure" : "pieces";
}

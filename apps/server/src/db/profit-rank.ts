import { centsFromText } from "../dollar-texts.ts";

/**
 * Sorts below every profit. A number and not NULL, because a page by key needs one order for all
 * rows: the lowest integer that PostgreSQL has.
 */
export const noProfit = -2_147_483_648;

/** "-$1,234.50" is -123450 cents; anything but an amount of dollars is `noProfit`. */
export function profitRankOf(text: string | null): number {
  return centsFromText(text) ?? noProfit;
}

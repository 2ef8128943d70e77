/**
 * Sorts below every profit. A number and not NULL, because a page by key needs one order for all
 * rows: the lowest integer that PostgreSQL has.
 */
export const noProfit = -2_147_483_648;

const amount = /^(-?)\$(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d\d))?$/;

/** "-$1,234.50" is -123450 cents; anything but an amount of dollars is `noProfit`. */
export function profitRankOf(text: string | null): number {
  const [, sign, dollars = "", cents = "00"] = amount.exec(text ?? "") ?? [];
  if (dollars === "") return noProfit;
  const total = Number(dollars.replaceAll(",", "") + cents);
  return sign === "-" ? -total : total;
}

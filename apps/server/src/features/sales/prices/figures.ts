import type { PriceGroup, Turnover } from "@flipworth/contract";
import { daysBetween } from "../../../calendar-days.ts";
import type { PriceRow } from "./store.ts";

type Sold = Pick<PriceRow, "price" | "date">;

/** Standard normal deviate of the 90th percentile: eight in ten lie between minus and plus of it. */
export const deviateOf90 = 1.2816;

/** The share of sales below the low and above the high end of a range. */
const tail = 0.1;
/** Fewer offers than this tell nothing of how fast such things sell. */
const fewestFollowed = 3;

export function rangeOf(prices: readonly number[]) {
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    low: quantile(sorted, tail),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 1 - tail),
  };
}

export const medianOf = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Between the two nearest values, to the cent. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round(100 * (below + (above - below) * (place % 1))) / 100;
}

/** By what `nameOf` says of each; what it names null is left out. */
export function groupsOf<Row extends Sold>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
): PriceGroup[] {
  const prices = new Map<string, number[]>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const known = prices.get(name);
    if (known === undefined) prices.set(name, [row.price]);
    else known.push(row.price);
  }
  return [...prices].map(([name, list]) => ({ name, count: list.length, ...rangeOf(list) }));
}

const monthOf = ({ date }: Sold) => date.slice(0, 7);

export function monthsOf(rows: readonly Sold[]): PriceGroup[] {
  return groupsOf(rows, monthOf).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Of offers that were seen before they sold, or are still offered. */
export function turnoverOf(rows: readonly PriceRow[]): Turnover {
  const followed = rows.filter(
    ({ kind, date, firstSeenOn }) => kind === "ask" || firstSeenOn < date,
  );
  const sold = followed.filter(({ kind }) => kind === "sold");
  const days = sold.map(({ date, firstSeenOn }) => daysBetween(firstSeenOn, date));
  return {
    offered: followed.length,
    sold: sold.length,
    daysToSell: days.length < fewestFollowed ? null : Math.round(medianOf(days)),
  };
}

import type { CategoryPrices } from "@flipworth/contract";
import { daysBetween } from "../../../calendar-days.ts";
import { medianOf, monthsOf, turnoverOf } from "./figures.ts";
import type { PriceRow } from "./store.ts";

/** The days of now, which are held against the year before them. */
const recentDays = 90;
const yearDays = 365;
/** A thing needs so many sales in each of both to have moved. */
const fewestSales = 3;
/** Medians of a few sales differ by as much by chance. */
const leastPercent = 3;
const mostRows = 10;

type Thing = {
  entryId: string;
  name: string;
  rows: readonly PriceRow[];
  sold: readonly PriceRow[];
};
type Question = {
  category: string;
  rows: readonly PriceRow[];
  names: ReadonlyMap<string, string>;
  /** ISO date. */
  today: string;
};

/** What rose, what fell and what sells fastest among the things of a category. */
export function categoryPrices({ category, rows, names, today }: Question): CategoryPrices {
  const things = thingsOf(rows, names);
  const sold = rows.filter(({ kind }) => kind === "sold");
  const moved = things.flatMap((thing) => moveOf(thing, today) ?? []);
  const isLarge = ({ percent }: Moved) => Math.abs(percent) >= leastPercent;
  const rising = moved.filter(isLarge).toSorted((a, b) => b.percent - a.percent);
  return {
    category,
    sold: sold.length,
    months: monthsOf(sold),
    rose: rising.filter(({ percent }) => percent > 0).slice(0, mostRows),
    fell: rising
      .filter(({ percent }) => percent < 0)
      .toReversed()
      .slice(0, mostRows),
    fastest: fastestOf(things),
    things: things
      .filter((thing) => thing.sold.length > 0)
      .map(({ entryId, name, sold: own }) => ({
        entryId,
        name,
        median: medianOf(own.map(({ price }) => price)),
        count: own.length,
      }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostRows),
  };
}

function thingsOf(rows: readonly PriceRow[], names: ReadonlyMap<string, string>): Thing[] {
  const byEntry = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const known = byEntry.get(row.entryId);
    if (known === undefined) byEntry.set(row.entryId, [row]);
    else known.push(row);
  }
  return [...byEntry].flatMap(([entryId, own]) => {
    const name = names.get(entryId);
    // The guide may have lost it since.
    if (name === undefined) return [];
    return { entryId, name, rows: own, sold: own.filter(({ kind }) => kind === "sold") };
  });
}

type Moved = CategoryPrices["rose"][number];

function moveOf({ entryId, name, sold }: Thing, today: string): Moved | null {
  const aged = sold.map(({ price, date }) => ({ price, days: daysBetween(date, today) }));
  const recent = aged.filter(({ days }) => days <= recentDays).map(({ price }) => price);
  const before = aged
    .filter(({ days }) => days > recentDays && days <= recentDays + yearDays)
    .map(({ price }) => price);
  if (Math.min(recent.length, before.length) < fewestSales) return null;
  const median = medianOf(recent);
  const percent = Math.round(100 * (median / medianOf(before) - 1));
  return { entryId, name, percent, median, count: recent.length };
}

function fastestOf(things: readonly Thing[]): CategoryPrices["fastest"] {
  return things
    .flatMap(({ entryId, name, rows }) => {
      const { daysToSell, sold } = turnoverOf(rows);
      return daysToSell === null ? [] : { entryId, name, daysToSell, count: sold };
    })
    .toSorted((a, b) => a.daysToSell - b.daysToSell)
    .slice(0, mostRows);
}

import type { EntryPrices } from "@flipworth/contract";
import { daysBetween } from "../../../calendar-days.ts";
import { medianOf } from "./figures.ts";
import type { PriceRow } from "./store.ts";

/** Sales of fewer days tell no season from a trend. */
const yearDays = 365;
/** A month with fewer sales says nothing of itself. */
const fewestOfMonth = 2;

/** What each month of the year brings over the median of all; null before sales span a year. */
export function seasonsOf(sold: readonly PriceRow[]): EntryPrices["seasons"] {
  const days = sold.map(({ date }) => date).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (sold.length === 0 || daysBetween(first, last) < yearDays) return null;
  const all = medianOf(sold.map(({ price }) => price));
  return Array.from({ length: 12 }, (_nothing, at) => at + 1).flatMap((month) => {
    const ofMonth = sold.filter(({ date }) => Number(date.slice(5, 7)) === month);
    if (ofMonth.length < fewestOfMonth) return [];
    const median = medianOf(ofMonth.map(({ price }) => price));
    return { month, percent: Math.round(100 * (median / all - 1)), count: ofMonth.length };
  });
}

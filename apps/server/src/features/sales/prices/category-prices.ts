import type { CategoryPrices } from "@flipworth/contract";
import { fastestOf, movedOf, type Thing } from "../trends/market-trends.ts";
import { medianOf, monthsOf } from "./figures.ts";

const mostRows = 10;

/** What rose, what fell and what sells fastest among the things of a category. */
export function categoryPrices(category: string, things: readonly Thing[]): CategoryPrices {
  const sold = things.flatMap((thing) => thing.sold);
  return {
    category,
    sold: sold.length,
    months: monthsOf(sold),
    ...movedOf(things),
    fastest: fastestOf(things),
    things: things
      .filter((thing) => thing.sold.length > 0)
      .map(({ facts: { entryId, name }, sold: own }) => ({
        entryId,
        name,
        median: medianOf(own.map(({ price }) => price)),
        count: own.length,
      }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostRows),
  };
}

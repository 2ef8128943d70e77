import type { MovedGroup, MovedThing, Trends } from "@flipworth/contract";
import type { EntryFacts } from "../../../guide-reader.ts";
import { medianOf, turnoverOf } from "../prices/figures.ts";
import { seasonsOf } from "../prices/seasons.ts";
import type { PriceRow } from "../prices/store.ts";
import { type MeasuredMovement, movementOf, pooledMovement } from "./movement.ts";

const mostRows = 10;

export type Thing = {
  facts: EntryFacts;
  rows: readonly PriceRow[];
  sold: readonly PriceRow[];
  /** null for too few sales. */
  move: MeasuredMovement | null;
};

/** The rows by the thing they are of. What the guide no longer lists is left out. */
export function thingsOf(
  rows: readonly PriceRow[],
  entries: readonly EntryFacts[],
  today: string,
): Thing[] {
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId);
  return entries.flatMap((facts) => {
    const own = byEntry.get(facts.entryId);
    if (own === undefined) return [];
    const sold = own.filter(({ kind }) => kind === "sold");
    return { facts, rows: own, sold, move: movementOf(sold, today) };
  });
}

/** What rose, what fell and what sells fastest among all things. */
export function marketTrends(things: readonly Thing[]): Trends {
  return {
    sold: things.reduce((sum, { sold }) => sum + sold.length, 0),
    ...movedOf(things),
    fastest: fastestOf(things),
    makers: groupsOf(things, ({ maker }) => maker),
    categories: groupsOf(things, ({ category }) => category),
    peaks: peaksOf(things),
  };
}

/** What surely moved, the most first. */
export function movedOf(things: readonly Thing[]): { rose: MovedThing[]; fell: MovedThing[] } {
  const moved = things
    .flatMap(({ facts: { entryId, name }, move }) =>
      move?.wire.isSure ? [{ entryId, name, ...move.wire }] : [],
    )
    .toSorted((a, b) => b.percent - a.percent);
  return {
    rose: moved.filter(({ percent }) => percent > 0).slice(0, mostRows),
    fell: moved
      .filter(({ percent }) => percent < 0)
      .toReversed()
      .slice(0, mostRows),
  };
}

export function fastestOf(things: readonly Thing[]): Trends["fastest"] {
  return things
    .flatMap(({ facts: { entryId, name }, rows }) => {
      const { daysToSell, sold } = turnoverOf(rows);
      return daysToSell === null ? [] : { entryId, name, daysToSell, count: sold };
    })
    .toSorted((a, b) => a.daysToSell - b.daysToSell)
    .slice(0, mostRows);
}

/** The groups with the most sales. */
function groupsOf(
  things: readonly Thing[],
  nameOf: (facts: EntryFacts) => string | null,
): MovedGroup[] {
  const moves = new Map<string, MeasuredMovement[]>();
  for (const { facts, move } of things) {
    const name = nameOf(facts);
    if (name === null || move === null) continue;
    moves.set(name, [...(moves.get(name) ?? []), move]);
  }
  return [...moves]
    .flatMap(([name, own]) => pooledMovement(name, own) ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostRows);
}

/** The best month of each category. Each sale counts as a share of its own thing's median. */
function peaksOf(things: readonly Thing[]): Trends["peaks"] {
  const byCategory = Map.groupBy(things, ({ facts }) => facts.category);
  return [...byCategory]
    .flatMap(([category, own]) => {
      const sold = own.flatMap(sharesOfMedian);
      const seasons = seasonsOf(sold) ?? [];
      const best = seasons
        .filter(({ month }) => yearsOf(sold, month) >= 2)
        .toSorted((a, b) => b.percent - a.percent)[0];
      return best === undefined || best.percent <= 0 ? [] : { category, ...best };
    })
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, mostRows);
}

/** In one year alone a season looks like any other rise or fall. */
const yearsOf = (sold: readonly PriceRow[], month: number) =>
  new Set(
    sold
      .filter(({ date }) => Number(date.slice(5, 7)) === month)
      .map(({ date }) => date.slice(0, 4)),
  ).size;

function sharesOfMedian({ sold }: Thing): PriceRow[] {
  if (sold.length === 0) return [];
  const middle = medianOf(sold.map(({ price }) => price));
  // Times a hundred: medians are rounded to hundredths.
  return sold.map((row) => Object.assign({}, row, { price: (100 * row.price) / middle }));
}

import { type Answer, answerTo, today } from "./answer.ts";
import {
  type Figures,
  figuresOf,
  mostConfident,
  type Pair,
  quantile,
  withoutBias,
} from "./figures.ts";
import { dollarsOf, fieldsOf, readRows, type Row } from "./read-rows.ts";
import type { ListingSet } from "./sets.ts";

export type Appraised = { row: Row; answer: Answer | null };

export type SetMeasure = {
  set: ListingSet;
  rows: number;
  answeredPercent: number;
  raw: Figures;
  /** Bias taken out. */
  level: Figures;
  confident: Figures;
  medianMilliseconds: number;
  appraised: readonly Appraised[];
};

/** The README's idea of "30 % coverage": the items with the narrowest ranges. */
const confidentPart = 0.3;

export function measureSet(folder: string, set: ListingSet): SetMeasure {
  const appraised = readRows(folder, set).map((row) => ({
    row,
    answer: answerTo(fieldsOf(row, set), set.isOfToday ? today : (row.date ?? today)),
  }));
  const pairs = appraised.flatMap((one) => pairOf(one) ?? []);
  const level = withoutBias(pairs);
  return {
    set,
    rows: appraised.length,
    answeredPercent: (100 * pairs.length) / appraised.length,
    raw: figuresOf(pairs),
    level: figuresOf(level),
    confident: figuresOf(mostConfident(level, confidentPart)),
    medianMilliseconds: quantile(
      appraised.map(({ answer }) => answer?.milliseconds ?? 0),
      0.5,
    ),
    appraised,
  };
}

/** The listings whose price lies furthest from the median, in words for the terminal only. */
export function worstMisses({ appraised }: SetMeasure, count: number): string[] {
  const missed = appraised
    .flatMap(({ row, answer }) => {
      const price = dollarsOf(row);
      return answer?.range ? { row, answer, price, range: answer.range } : [];
    })
    .toSorted((a, b) => missOf(b) - missOf(a));
  return missed
    .slice(0, count)
    .map(
      ({ row, answer, price, range }) =>
        `${row.id}  $${price.toFixed(0)} vs ${range.low}–${range.median}–${range.high}  ${answer.entryId ?? "-"}  ${row.title.slice(0, 80)}`,
    );
}

function missOf({ price, range }: { price: number; range: { median: number } }): number {
  return Math.abs(Math.log(price / range.median));
}

function pairOf({ row, answer }: Appraised): Pair | null {
  return answer?.range ? { price: dollarsOf(row), ...answer.range } : null;
}

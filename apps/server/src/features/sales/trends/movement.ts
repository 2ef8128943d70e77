import type { Movement, MovedGroup } from "@flipworth/contract";
import { daysBetween } from "../../../calendar-days.ts";
import { deviateOf90, medianOf } from "../prices/figures.ts";

/** The days of now, which are held against the year before them. */
const recentDays = 90;
const yearDays = 365;
/** A thing needs so many sales in each of both to have moved. */
const fewestSales = 3;
/** Standard deviation of ln of single sales of one thing, where few sales show their own; counts as so many sales. */
const usualScatter = 0.25;
const usualScatterCounts = 4;
/** A median is off by so much more than a mean; sale prices are close to log-normal. */
const medianOverMean = 1.2533;
/** Less is no movement that matters. */
const leastPercent = 3;

type Sold = { price: number; date: string };

/** A movement with what pooling it needs: its natural logarithm and the variance of that. */
export type MeasuredMovement = { wire: Movement; log: number; variance: number };

/** null where either stretch of time has too few sales. */
export function movementOf(sold: readonly Sold[], today: string): MeasuredMovement | null {
  const aged = sold.map(({ price, date }) => ({ price, days: daysBetween(date, today) }));
  const recent = aged.filter(({ days }) => days <= recentDays).map(({ price }) => price);
  const before = aged
    .filter(({ days }) => days > recentDays && days <= recentDays + yearDays)
    .map(({ price }) => price);
  if (Math.min(recent.length, before.length) < fewestSales) return null;
  const [median, medianBefore] = [medianOf(recent), medianOf(before)];
  const log = Math.log(median / medianBefore);
  const variance =
    (medianOverMean * scatterOf([recent, before])) ** 2 * (1 / recent.length + 1 / before.length);
  return {
    log,
    variance,
    wire: {
      ...judged(log, variance),
      median,
      before: medianBefore,
      count: recent.length,
    },
  };
}

/** What several things did on the whole: each counts by how sure its own movement is. */
export function pooledMovement(
  name: string,
  moves: readonly MeasuredMovement[],
): MovedGroup | null {
  if (moves.length === 0) return null;
  const weight = moves.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const log = moves.reduce((sum, move) => sum + move.log / move.variance, 0) / weight;
  return {
    name,
    ...judged(log, spreadOfGroup(moves, log, weight)),
    things: moves.length,
    count: moves.reduce((sum, { wire }) => sum + wire.count, 0),
  };
}

/** The variance of the pooled movement; larger where the things disagree by more than chance explains. */
function spreadOfGroup(moves: readonly MeasuredMovement[], log: number, weight: number): number {
  if (moves.length < 2) return 1 / weight;
  const disagreement = moves.reduce((sum, move) => sum + (move.log - log) ** 2 / move.variance, 0);
  return Math.max(1, disagreement / (moves.length - 1)) / weight;
}

function judged(log: number, variance: number) {
  const doubt = deviateOf90 * Math.sqrt(variance);
  const percent = percentOf(log);
  return {
    percent,
    doubtPercent: percentOf(doubt),
    isSure: Math.abs(log) > doubt && Math.abs(percent) >= leastPercent,
  };
}

const percentOf = (log: number) => Math.round(100 * (Math.exp(log) - 1));

/** Of ln of single sales around the median of their stretch, shrunk toward the usual one. */
function scatterOf(groups: readonly (readonly number[])[]): number {
  let squares = usualScatterCounts * usualScatter ** 2;
  let freedom = usualScatterCounts;
  for (const prices of groups) {
    const middle = Math.log(medianOf(prices));
    squares += prices.reduce((sum, price) => sum + (Math.log(price) - middle) ** 2, 0);
    freedom += prices.length - 1;
  }
  return Math.sqrt(squares / freedom);
}

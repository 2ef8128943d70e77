import type { GuideEntry } from "@flipworth/guide/entry";
import type { EntryLine } from "@flipworth/guide/entry-line";
import type { GuideSource } from "@flipworth/guide/source";

export type Stale = {
  id: string;
  usedUsd: number;
  /** The month since which nobody has looked at it. */
  since: string;
  /** By what share it may have moved since then. */
  drift: number;
  /** What decides the order: the drift, times how common such things are. */
  urgency: number;
};

/** Prices of things that neither age by a curve nor drift: furniture, tools, instruments. */
const usualYearlyMove = 0.04;
/** What sells within days is listed most often. */
const commonness = { days: 3, weeks: 2, months: 1 } as const satisfies Record<
  GuideEntry["sellsIn"],
  number
>;

/** What to review next, most urgent first: age × how fast it moves × how common it is. */
export function staleEntries(
  source: GuideSource,
  entries: readonly GuideEntry[],
  month: string,
): Stale[] {
  const lines = new Map(source.entries.map((line) => [line.id, line]));
  return entries
    .map((entry) => {
      const line = lines.get(entry.id);
      const since = lastSeen(entry, line, source);
      const years = Math.max(0, monthsBetween(since, month)) / 12;
      const drift = 1 - (1 - yearlyMove(entry, line, source)) ** years;
      const urgency = drift * commonness[entry.sellsIn];
      return { id: entry.id, usedUsd: entry.usedMedianUsd, since, drift, urgency };
    })
    .toSorted((a, b) => b.urgency - a.urgency);
}

/** Metals, currencies and recalls are to be brought up to date twice a year. */
const freshMonths = 6;

/** What stands once for everything and is old, as lines for a person. */
export function staleFacts({ markets, facts }: GuideSource, month: string): string[] {
  const { restrictedAsOf } = facts;
  const isOld = monthsBetween(restrictedAsOf, month) > freshMonths;
  const recalls = `${restrictedAsOf}  recalled, banned and medical products are old`;
  return [...staleMarkets(markets, month), ...(isOld ? [recalls] : [])];
}

function staleMarkets({ metals, currencies }: GuideSource["markets"], month: string): string[] {
  return Object.entries({ ...metals, ...currencies })
    .filter(([name, { asOf }]) => name !== "USD" && monthsBetween(asOf, month) > freshMonths)
    .map(([name, { asOf, usd, per }]) => `${asOf}  ${name}: $${usd} for a ${per} is old`);
}

function lastSeen(entry: GuideEntry, line: EntryLine | undefined, { facts }: GuideSource): string {
  const looked = line?.reviewed ?? facts.reviewed;
  return looked > entry.asOf ? looked : entry.asOf;
}

function yearlyMove(
  { life, yearlyDrift, family }: GuideEntry,
  line: EntryLine | undefined,
  { families }: GuideSource,
): number {
  if (line?.yearlyMove !== undefined) return line.yearlyMove;
  if (life !== undefined) return life.retention.stretches[0]?.lossPerYear ?? usualYearlyMove;
  const usual = families[family]?.yearlyMove ?? usualYearlyMove;
  // Prices that drift upward by 5 % a year still swing as others of the family do.
  return Math.max(usual, Math.abs(1 - Math.exp(yearlyDrift ?? 0)));
}

function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(to) - count(from);
}

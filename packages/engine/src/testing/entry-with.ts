import type { GuideEntry } from "../price-guide/entry.ts";

const fields = {
  id: true,
  family: true,
  category: true,
  specificity: true,
  brand: true,
  model: true,
  aliases: true,
  aliasText: true,
  bareNames: true,
  game: true,
  excludes: true,
  usedMedianUsd: true,
  scatter: true,
  newUsd: true,
  variants: true,
  adjustments: true,
  adjustedBy: true,
  conditionFactors: true,
  life: true,
  yearlyDrift: true,
  extras: true,
  line: true,
  shipPounds: true,
  feeClass: true,
  sellsIn: true,
  tags: true,
  asOf: true,
  lot: true,
  unit: true,
  basis: true,
  isOwnFigure: true,
} as const satisfies Record<keyof GuideEntry, true>;

/** A copy of an entry that differs: a spread would lose what the guide reads only when asked. */
export function entryWith(entry: GuideEntry, changes: Partial<GuideEntry>): GuideEntry {
  const all = Object.keys(fields) as (keyof GuideEntry)[]; // Safe because these are the record's keys.
  const copy = Object.fromEntries(all.map((field) => [field, entry[field]]));
  return { ...(copy as GuideEntry), ...changes }; // Safe because every field was copied.
}

import type { IdentifiedItem } from "../identification/identification.ts";

/** A thing as far as it tells which others share its level of prices. */
export type Kin = { item: IdentifiedItem; words: ReadonlySet<string> };

/**
 * How much of the guide's error two things share, where all is 1: what a market pays more for the
 * category, the maker, the guide's family and the entry, and what the titles' own words stand for.
 * Editors' figures, in round numbers.
 */
const shares = { category: 0.1, brand: 0.15, family: 0.1, entry: 0.25, words: 0.4 };
/** Above 1, half of the words in common say less than half of what all of them say. */
const wordsPower = 1.5;

/** From 0 for strangers to 1 for the same title of the same thing. */
export function kinship(a: Kin, b: Kin): number {
  const ofWords = shares.words * likeness(a.words, b.words) ** wordsPower;
  if (a.item.category === null || a.item.category !== b.item.category) return ofWords;
  const isSameBrand = a.item.brand !== null && a.item.brand === b.item.brand;
  const isSameFamily = a.item.entry !== null && a.item.entry.family === b.item.entry?.family;
  return (
    ofWords +
    shares.category +
    (isSameBrand ? shares.brand : 0) +
    (isSameFamily ? shares.family : 0) +
    (isSameEntry(a, b) ? shares.entry : 0)
  );
}

export function isSameEntry(a: Pick<Kin, "item">, b: Pick<Kin, "item">): boolean {
  return a.item.entry !== null && a.item.entry.id === b.item.entry?.id;
}

/** The cosine between two bags of words. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.sqrt(a.size * b.size);
}

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { Choice } from "../names/choose-entry.ts";
import { areNear } from "../sections/near-categories.ts";
import type { Feature } from "./features.ts";
import type { FoundNoun } from "./lexicon-index.ts";

/** The listing sells something for a thing: the guide's price of the thing would mislead. */
export type Attachment = {
  match: AliasMatch | null;
  noun: FoundNoun | null;
  /** The guide's own entry of what is sold; null where it has none. */
  own: AliasMatch | null;
  /** 0 to 1. */
  probability: number;
};

/** Something for a thing, as a title names the two. */
export type Relation = FoundNoun & {
  match: AliasMatch;
  features: readonly Feature[];
  /** 0 to 1: that it is sold, and not the thing. */
  probability: number;
};

/** "Drum throne" behind "Pearl": what the guide has a price of needs none from the lexicon. */
export function ownEntry(
  { all }: Choice,
  { match, noun, start, end }: Relation,
): AliasMatch | null {
  if (noun.entry !== null || noun.isOfKin) return null;
  // "Galaxy S21 motherboard": what is said of the family goes before a kind for all of them.
  const isSaidOfFamily = noun.of?.includes(match.entry.family) === true;
  // The water tank of a coffee machine is told by the lexicon, and no rain barrel.
  const isForSuch = ({ category }: GuideEntry) =>
    noun.of === null ? areNear(category, match.entry.category) : category === match.entry.category;
  const named = all.filter(
    (other) =>
      other.entry.id !== match.entry.id &&
      other.start <= start &&
      other.end >= end &&
      other.start >= match.end &&
      !(isSaidOfFamily && other.entry.specificity === "type") &&
      isForSuch(other.entry),
  );
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

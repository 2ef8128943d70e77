import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import { keysAt, type Token } from "../../price-guide/tokens.ts";
import type { IdentifiedItem } from "../identification.ts";
import type { Choice } from "../names/choose-entry.ts";
import type { Words } from "../read-words.ts";
import { isSoldInPairs } from "../count/counted-nouns.ts";
import { isInPlural } from "../count/in-plural.ts";

/** "Box of kids books", "cookbooks lot": what a household lists so is about as many. Editors' figure. */
const typicalPieces = 5;

/** Dearer things are counted by whoever sells them. */
const dearestUsd = 25;

/** What a lot of one kind counts as; null for any other item, and where it tells too little. */
export function lotOfOneKind(
  { titleTokens }: Words,
  { entry, variant, quantity }: IdentifiedItem,
  { all, best }: Choice,
): Partial<Pick<IdentifiedItem, "amount" | "isCountUntold" | "isMixedLot">> | null {
  if (entry === null || best === null || entry.specificity === "model" || isBareBrand(best))
    return null;
  const isOneKind = all.every((match) => match.entry === best.entry || isBareBrand(match));
  if (!isOneKind) return null;
  // "DVD movies 120 assorted"; a "patch lot" is priced as one, film by the roll.
  if (quantity > 1 || entry.unit !== undefined || variant !== null) return { isMixedLot: false };
  if (!isInPlural(titleTokens, best))
    return isHeld(titleTokens, best) ? { isMixedLot: false } : { amount: 1, isCountUntold: true };
  // "Assorted brands pants" are one pair.
  const isPair = entry.category === "clothing" && isSoldInPairs(keysAt(titleTokens, best));
  const isCheap = entry.usedMedianUsd <= dearestUsd && !isPair;
  return isCheap ? { amount: typicalPieces, isCountUntold: true } : null;
}

/** "Bag of thinset": one bag, for nobody says how many thinset. */
const isHeld = (tokens: readonly Token[], { start, end }: AliasMatch): boolean =>
  tokens
    .slice(Math.max(0, start - 2), end)
    .some(({ key }, at, some) => key === "of" && isWord("holders", some[at - 1]?.key));

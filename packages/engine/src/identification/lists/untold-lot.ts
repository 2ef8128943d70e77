import { isBareBrand } from "../../price-guide/brand-names.ts";
import { keysAt } from "../../price-guide/tokens.ts";
import type { IdentifiedItem } from "../identification.ts";
import type { Choice } from "../names/choose-entry.ts";
import type { Words } from "../read-words.ts";
import { isSoldInPairs } from "../count/counted-nouns.ts";
import { isInPlural } from "../count/told-count.ts";

/** "Box of kids books", "cookbooks lot": what a household lists so is about as many. Editors' figure. */
const typicalPieces = 10;

/** Dearer things are counted by whoever sells them. */
const dearestUsd = 25;

/** How many a lot of one cheap kind counts as where the title does not tell; null for any other item. */
export function untoldLot(
  { titleTokens }: Words,
  { entry, quantity }: IdentifiedItem,
  { all, best }: Choice,
): Pick<IdentifiedItem, "amount" | "isCountUntold"> | null {
  if (entry === null || entry.specificity !== "type" || quantity > 1) return null;
  if (best === null || !isInPlural(titleTokens, best)) return null;
  // "Assorted brands pants" are one pair.
  const isPair = entry.category === "clothing" && isSoldInPairs(keysAt(titleTokens, best));
  if (isPair) return null;
  const isCheap = entry.usedMedianUsd <= dearestUsd && entry.unit === undefined;
  const isOneKind = all.every((match) => match.entry.id === entry.id || isBareBrand(match));
  return isCheap && isOneKind ? { amount: typicalPieces, isCountUntold: true } : null;
}

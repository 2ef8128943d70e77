import type { GuideEntry } from "../../price-guide/entry.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import type { IdentifiedItem } from "../identification.ts";

/** How many pieces a listing sells, and how many of what the guide's price is for they make. */
export type Count = { quantity: number; amount: number };

/** One piece, which of things priced by the set is a part of one. */
export const oneOf = (entry: GuideEntry | null): Count => ({
  quantity: 1,
  amount: 1 / (entry?.unit?.pieces ?? 1),
});

const sizeOfLot = anyPhraseOf("sizesOfLots");
const countedLot = anyPhraseOf("countedLots");

/** Of what is priced by the lot, "large lot" says less than a count of the pieces or their weight. */
export function isSizeOfLot(variant: IdentifiedItem["variant"], { amount }: Count): boolean {
  return amount !== 1 && sizeOfLot().test(variant?.name ?? "");
}

/** Of what is priced one by one, "lot" says less than "lot of 5"; a pair is no lot. */
export function isCountedLot(variant: IdentifiedItem["variant"], { quantity }: Count): boolean {
  return quantity > 1 && countedLot().test(variant?.name ?? "");
}

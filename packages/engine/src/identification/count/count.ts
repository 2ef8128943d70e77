import type { GuideEntry } from "../../price-guide/entry.ts";
import type { IdentifiedItem } from "../identification.ts";

/** How many pieces a listing sells, and how many of what the guide's price is for they make. */
export type Count = { quantity: number; amount: number };

/** One piece, which of things priced by the set is a part of one. */
export const oneOf = (entry: GuideEntry | null): Count => ({
  quantity: 1,
  amount: 1 / (entry?.unit?.pieces ?? 1),
});

/** "Large lot" says less than a count of the pieces or their weight. */
export function isSizeOfLot(
  variant: IdentifiedItem["variant"],
  { amount }: Count,
  { unit }: GuideEntry,
): boolean {
  return (
    unit !== undefined &&
    amount !== 1 &&
    /\b(?:lots?|sets?|pair|single|full|large|\d+)\b/.test(variant?.name ?? "")
  );
}

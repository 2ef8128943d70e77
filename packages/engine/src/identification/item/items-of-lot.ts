import { readLot } from "../lists/mixed-lot.ts";
import { severalItems } from "../lists/several-items.ts";
import type { IdentifiedItem } from "../identification.ts";
import type { Choice } from "../names/choose-entry.ts";
import { posteriorOf, signsOfKind } from "../sureness/posterior.ts";
import type { Words } from "../read-words.ts";
import { itemOfEntry } from "./item-of-entry.ts";

/** Whether a title sells several different things, and each of them where all are named. */
export function itemsOfLot(
  words: Words,
  choice: Choice,
): { isLot: boolean; items: readonly IdentifiedItem[] } {
  const { isMixed, things } = readLot(words, choice);
  const items = severalItems(words, things, (own, match) => ({
    ...itemOfEntry(own, { match, from: "title", factor: 1 }),
    confidence: posteriorOf(signsOfKind(match.entry)),
  }));
  return { isLot: isMixed, items };
}

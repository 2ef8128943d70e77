import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { countSpans } from "./count-spans.ts";
import type { Count } from "./count.ts";

/** What the words count outright of a thing that the guide does not know by name. */
export function countOfUnknown(tokens: readonly Token[]): Count {
  const span = countSpans(tokens).find(({ kind }) => kind !== "carats");
  const quantity = Math.round(span?.pieces ?? 1);
  // "Lot of 6 laptop keyboards" are six; "knobs set of 6" is a usual pack.
  const isLot = isWord("lotOrQuantity", tokens[span?.start ?? -1]?.key);
  return { quantity, amount: isLot ? quantity : 1 };
}

/** Of a part, an accessory or a supply: the price is for a usual pack where the guide tells none. */
export function countOfPart(tokens: readonly Token[], { unit }: GuideEntry): Count {
  const { quantity } = countOfUnknown(tokens);
  const pieces = unit?.pieces ?? null;
  return { quantity, amount: pieces === null || quantity === 1 ? 1 : quantity / pieces };
}

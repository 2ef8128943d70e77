import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { hasTag } from "../../price-guide/entry.ts";
import { isWord } from "../../price-guide/guide.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { countAlone, countAtFirst, countFirst } from "./free-number.ts";
import { bestSpan } from "./told-count.ts";

const namesSeveral = anyPhraseOf("severalInModel");

/** The price is for several already, and nothing tells how many. */
export function isPricedTogether({ entry }: AliasMatch): boolean {
  return hasTag(entry, "priced_as_lot") || namesSeveral().test(entry.model);
}

/** Of a lot of any size. What else is sold as a set may be made of the pieces: "65 pack", "48 pc". */
export function countTogether(tokens: readonly Token[], match: AliasMatch): number {
  const span = bestSpan(tokens, match);
  const isLot = hasTag(match.entry, "priced_as_lot");
  const isOfSets = span?.kind === "times" || isWord("containers", tokens[span?.start ?? -1]?.key);
  if (span !== undefined)
    return span.kind !== "pieces" && (isLot || isOfSets) ? Math.round(span.pieces) : 1;
  if (isLot) return countAtFirst(tokens) ?? countAlone(tokens, match) ?? 1;
  return countFirst(tokens, match) ?? 1;
}

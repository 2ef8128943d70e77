import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";

/** Its own words, or the noun behind them that the guide's name leaves out: "Adirondack chairs". */
export function isInPlural(tokens: readonly Token[], { entry, start, end }: AliasMatch): boolean {
  const noun = tokens[end];
  const isNoun =
    noun?.breakBefore === "none" &&
    findCategoryOfNoun(noun.key) !== undefined &&
    !isPartNoun(noun.key, entry);
  const last = isNoun ? end : end - 1;
  // "Hot Wheels case" is one case; of "chairs 6" the last word says nothing.
  const isSingular =
    start < last && isPartNoun(tokens[last]?.key ?? "", entry) && !isPlural(tokens[last]);
  return !isSingular && tokens.slice(start, last + 1).some(isPlural);
}

import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isPlural, keysAt, type Token } from "../../price-guide/tokens.ts";
import { isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import type { Count } from "./count.ts";
import { countByUnit } from "./count-by-unit.ts";
import { countTogether, isPricedTogether } from "./count-together.ts";
import { countDescribed } from "./count-described.ts";
import type { Words } from "../read-words.ts";
import { countAtStart, countBefore } from "./title-count.ts";
import { countAtFirst, countFirst } from "./free-number.ts";
import { toldInTitle } from "./told-count.ts";

/** What the title counts, else the description of what it names. */
export function quantityOf(words: Words, match: AliasMatch): Count {
  const { unit } = match.entry;
  if (unit !== undefined) return countByUnit(words.titleTokens, match, unit);
  if (isPricedTogether(match))
    return { quantity: countTogether(words.titleTokens, match), amount: 1 };
  const told = toldInTitle(words.titleTokens, match);
  const named = told ?? countUnits(words.titleTokens, match);
  const quantity = named > 1 ? named : countDescribed(words, match);
  return { quantity, amount: quantity };
}

/**
 * How many units the title sells. Multiplies only where a word counts units of a thing that is
 * priced by the unit: "set of 4 dining chairs" is 4, "pair of speakers" and "6 drawer dresser" 1.
 */
function countUnits(tokens: readonly Token[], match: AliasMatch): number {
  const noun = keysAt(tokens, match);
  if (areSets(tokens, match)) return countBefore(tokens, match) ?? countAtFirst(tokens) ?? 1;
  if (noun.split(" ").some((key) => isWord("severalInName", key))) return 1;
  if (isSoldInSets(noun)) return isPricedSingly(match) ? (countFirst(tokens, match) ?? 1) : 1;
  // "25 books lot": in front of a pair's noun a bare number may be a size or a part's name.
  if (isSoldInPairs(noun) && !isWord("lotNouns", tokens[match.end]?.key))
    return countAtStart(tokens, match) ?? 1;
  return countBefore(tokens, match) ?? countFirst(tokens, match) ?? 1;
}

/** "3 sheet sets", "5 scrub sets": each set is one, whatever it is made of. */
function areSets(tokens: readonly Token[], { end }: AliasMatch): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  const noun = next?.key === "set" && next.breakBefore === "none" ? next : last;
  return noun?.key === "set" && isPlural(noun);
}

/** A maker's battery is one, "ink" and "tires" may be any number. */
const isPricedSingly = ({ entry }: AliasMatch): boolean =>
  entry.specificity !== "type" && !/s\b/.test(entry.model.split(",")[0] ?? "");

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, isLetters } from "../../price-guide/word-shapes.ts";
import { findBrands } from "../names/find-brand.ts";
import type { FoundNoun } from "./lexicon-index.ts";
import { ownWords } from "./own-words.ts";

export type ThingsWords = { own: ReadonlySet<string>; makers: ReadonlySet<string> };

/** With its maker's: "Porter-Cable" has no cable. */
export function wordsOfThing(tokens: readonly Token[], { entry }: AliasMatch): ThingsWords {
  const named = findBrands(tokens, entry.category).flatMap(({ keys }) => keys.split(" "));
  const makers = new Set([...named, ...brandsOf(entry).flatMap(({ keys }) => keys.split(" "))]);
  const own = ownWords(entry);
  return { own: named.every((key) => own.has(key)) ? own : new Set([...own, ...named]), makers };
}

/** "Stand mixer", "battery mower": in front of the thing's own noun it describes the thing. */
export function isModifier(
  tokens: readonly Token[],
  { end }: FoundNoun,
  { own, makers }: ThingsWords,
): boolean {
  const next = tokens[end];
  // "Chainsaw carrying case Stihl": behind the noun the maker is only named.
  if (next === undefined || next.breakBefore !== "none" || makers.has(next.key)) return false;
  // "RB67 film back Pro S", "AE-1 power winder A": a model's name goes on behind its part.
  if (isWord("modelTails", next.key) || next.key.length === 1) return false;
  // "Radio knobs bakelite": in the plural a noun describes none.
  if (isPlural(tokens[end - 1])) return false;
  // "Dyson fan remote AM07": a model's number is no noun.
  const isOfNumber = tokens[end + 1]?.isGlued === true && hasDigit(tokens[end + 1]?.key);
  return isLetters(next.key) && own.has(next.key) && !isOfNumber;
}

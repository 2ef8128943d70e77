import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isGeneralWord } from "../../price-guide/vocabulary.ts";
import { nounAt } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { isOtherKindOfThing } from "./name-without-maker.ts";

/** "Piano bench": a kind of thing with another noun right behind it is that other thing. */
export function isOtherHead(
  tokens: readonly Token[],
  match: AliasMatch,
  all: readonly AliasMatch[],
): boolean {
  const next = tokens[match.end];
  if (next !== undefined && match.entry.brand !== null && next.key === "compatible") return true;
  if (isOtherKindOfThing(tokens, match, all)) return true;
  if (all.some((kind) => reachesOn(tokens, kind, match) || isPartBefore(tokens, kind, match)))
    return true;
  if (
    match.entry.specificity !== "type" ||
    next === undefined ||
    next.breakBefore !== "none" ||
    next.isGlued
  )
    return false;
  if (ownWords(match.entry).has(next.key)) return false;
  if (isGeneralWord(next.key) || all.some((other) => other.start === match.end)) return false;
  const category = findCategoryOfNoun(next.key);
  return category !== undefined && category !== match.entry.category;
}

/** "Husqvarna chainsaw" and "chainsaw chaps" in one breath are chaps. */
function reachesOn(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  if (kind.entry.specificity !== "type" || match.entry.brand === null) return false;
  const isBeyond = kind.start > match.start && kind.start < match.end && kind.end > match.end;
  if (!isBeyond) return false;
  const own = ownWords(match.entry);
  return tokens
    .slice(match.end, kind.end)
    .some(({ key }) => !own.has(key) && !isWord("idleWords", key) && !isWord("wholeWords", key));
}

/** "Drone battery Mavic Air 2": a kind of part right in front of a model is for it. */
function isPartBefore(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  if (kind.entry.specificity !== "type" || match.entry.specificity === "type") return false;
  if (match.isBrandApart) return false;
  const isNext = kind.end === match.start && tokens[match.start]?.breakBefore === "none";
  // "Stand mixer KitchenAid" begins with the thing itself; a single word is weighed in relation/.
  if (!isNext || kind.end - kind.start < 2) return false;
  const own = ownWords(match.entry);
  // "Leaf blower nozzle tip": the part's own word is the last but one.
  if (own.has(tokens[kind.end - 1]?.key ?? "")) return false;
  return [kind.end - 1, kind.end - 2].some(
    (at) => !own.has(tokens[at]?.key ?? "") && nounAt(tokens, at, match.entry) !== null,
  );
}

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit, isWholeNumber } from "../../price-guide/word-shapes.ts";
import { isGeneralWord } from "../../price-guide/vocabulary.ts";
import { nounAt } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { type FoundBrand, findBrands } from "./find-brand.ts";
import { isOtherKindOfThing } from "./name-without-maker.ts";

/** "Piano bench": a kind of thing with another noun right behind it is that other thing. */
export function isOtherHead(
  tokens: readonly Token[],
  match: AliasMatch,
  all: readonly AliasMatch[],
): boolean {
  const next = tokens[match.end];
  if (next !== undefined && match.entry.brand !== null && next.key === "compatible") return true;
  if (isOtherKindOfThing(tokens, match, all) || isContainerOf(tokens, match, all)) return true;
  const isOther = (kind: AliasMatch) =>
    reachesOn(tokens, kind, match) ||
    isPartBefore(tokens, kind, match) ||
    isMakersKind(kind, match);
  if (all.some(isOther)) return true;
  if (
    match.entry.specificity !== "type" ||
    next === undefined ||
    next.breakBefore !== "none" ||
    next.isGlued
  )
    return false;
  if (ownWords(match.entry).has(next.key)) return false;
  if (isGeneralWord(next.key) || all.some((other) => other.start === match.end)) return false;
  // "Snare stand Pearl" ends with its maker.
  if (findBrands(tokens, match.entry.category).some((brand) => beginsAt(brand, match.end)))
    return false;
  const category = findCategoryOfNoun(next.key);
  return category !== undefined && category !== match.entry.category;
}

/** "Vinyl records box of 50": the box only counts them. */
const isContainerOf = (
  tokens: readonly Token[],
  { start, end }: AliasMatch,
  all: readonly AliasMatch[],
): boolean =>
  tokens[end]?.key === "of" &&
  isWord("containers", tokens[end - 1]?.key) &&
  isWholeNumber(tokens[end + 1]?.key) &&
  all.some((other) => other.start < start && other.end > start && other.end < end);

const beginsAt = ({ keys, end }: FoundBrand, start: number): boolean =>
  end - keys.split(" ").length === start;

/**
 * "Casio G-Shock strap DW5600", "DeLonghi Dolce Gusto coffee machine": a kind's name with the maker
 * in it, word by word, says more than what the maker and a later word name together.
 */
export function isMakersKind(kind: AliasMatch, match: AliasMatch): boolean {
  if (kind.entry.specificity !== "type" || kind.isBrandApart || !match.isBrandApart) return false;
  if (kind.start > match.start || match.start - kind.end > mostBetween) return false;
  const isByMaker = brandsOf(match.entry).some(({ keys }) => kind.keys.startsWith(`${keys} `));
  if (!isByMaker) return false;
  const own = ownWords(match.entry);
  return kind.keys.split(" ").some((key) => !own.has(key));
}

/** Further on a title speaks of something else. */
const mostBetween = 2;

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

/** "Drone battery Mavic Air 2", "embroidery hoop 5x7 SE600": a kind of part in front of a model is for it. */
function isPartBefore(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  if (kind.entry.specificity !== "type" || match.entry.specificity === "type") return false;
  // "Stand mixer KitchenAid" begins with the thing itself; a single word is weighed in relation/.
  if (kind.end - kind.start < 2 || !isRightBefore(tokens, kind, match)) return false;
  const own = ownWords(match.entry);
  if (own.has(tokens[kind.end - 1]?.key ?? "")) return false;
  // "Leaf blower nozzle tip": the part's own word is the last but one.
  const isPart = [kind.end - 1, kind.end - 2].some(
    (at) => !own.has(tokens[at]?.key ?? "") && nounAt(tokens, at, match.entry) !== null,
  );
  return isPart || isCheapSupply(tokens, kind, match);
}

/** Nothing but measures stands between, and the model's own maker is named with it or in front. */
function isRightBefore(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  const [at] = tokens.slice(match.start, match.end).flatMap(({ key }, index) => {
    const isBehind = match.start + index >= kind.end;
    return isBehind && hasDigit(key) ? [match.start + index] : [];
  });
  const start = match.isBrandApart ? at : match.start;
  if (start === undefined || start < kind.end) return false;
  return tokens.slice(kind.end, start + 1).every(({ key, breakBefore }, index) => {
    const isLast = kind.end + index === start;
    return breakBefore === "none" && (isLast || isMeasureOrLetter(key));
  });
}

const isMeasureOrLetter = (key: string) =>
  key.length === 1 || isWholeNumber(key) || isWord("lengthsBeforeModel", key);

/** Its noun is no kind of whole thing, and it brings a fraction of what the model brings. */
function isCheapSupply(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  const isWhole = findCategoryOfNoun(tokens[kind.end - 1]?.key ?? "") !== undefined;
  const isNear = kind.entry.category === match.entry.category;
  const share = kind.entry.usedMedianUsd / match.entry.usedMedianUsd;
  return isNear && !isWhole && match.entry.specificity === "model" && share < mostShareOfPart;
}

const mostShareOfPart = 0.3;

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit, isShortNumber, isWholeNumber } from "../../price-guide/word-shapes.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";

/** Numbers, years, sizes, the thing's own words and what describes either: nothing in between. */
export function isTransparent(
  tokens: readonly Token[],
  at: number,
  own: ReadonlySet<string>,
): boolean {
  const token = tokens[at];
  if (token === undefined) return true;
  return (
    hasDigit(token.key) ||
    token.isGlued ||
    isLetterOfNumber(tokens, at) ||
    own.has(token.key) ||
    isWord("idleWords", token.key) ||
    isWord("tellingBefore", token.key) ||
    isOtherModel(tokens, at)
  );
}

/** The "J" of "Jacuzzi J335 pillows" belongs to the number. */
function isLetterOfNumber(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isNumber = next?.isGlued === true && isWholeNumber(next.key) && next.key.length > 1;
  return isNumber && (token?.key.length ?? 0) <= mostLetters;
}

const mostLetters = 3;

/** "iPhone 7 / 6 case": a number behind a slash or a comma, and no count of anything. */
export function isFurtherModel(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.key === "plus" && isWholeNumber(before?.key)) return true;
  const isNumber = isShortNumber(token?.key) && token?.breakBefore !== "none";
  const isBehindNumber = isWholeNumber(before?.key) || isWord("modelEndings", before?.key);
  return (
    isNumber &&
    isBehindNumber &&
    (next === undefined || next.raw === next.key || isOtherModel(tokens, at + 1))
  );
}

/** "iPhone 8, 8 Plus cases": further models that the accessory is for. */
function isOtherModel(tokens: readonly Token[], at: number): boolean {
  return isWord("modelTails", tokens[at]?.key);
}

/** "iPad Air 2 leather/wood case" has its noun right behind the slash; "- charger included" tells. */
export function isFarSoon(tokens: readonly Token[], at: number, { entry }: AliasMatch): boolean {
  return [at, at + 1].some((place) => {
    const found = nounAt(tokens, place, entry);
    return found?.noun.reachesFar && !isWord("tellingBehind", tokens[found.end]?.key);
  });
}

/** "IKEA glass top coffee table": what it is made of, in front of a kind of thing, describes it. */
export const tellsOfKind = (
  tokens: readonly Token[],
  { start, end }: FoundNoun,
  match: AliasMatch,
): boolean =>
  isWord("materialWords", tokens[start]?.key) &&
  tokens[end]?.breakBefore === "none" &&
  findCategoryOfNoun(tokens[match.end - 1]?.key ?? "") === match.entry.category;

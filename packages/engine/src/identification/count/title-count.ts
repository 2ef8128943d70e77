import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, isPlainWord } from "../../price-guide/word-shapes.ts";
import { isNamePart, piecesAt } from "./count-spans.ts";
import { isMeasure } from "./counted-nouns.ts";
import { isYear, numberOf } from "./number-of.ts";
import { isInPlural } from "./in-plural.ts";

/** "set of 4", "lot of 5", "pair of", "4 x", "(2)", "two" in front of the thing. */
export function countBefore(tokens: readonly Token[], match: AliasMatch): number | undefined {
  const isOfSeveral = isInPlural(tokens, match);
  for (let at = match.start - 1; at >= Math.max(0, match.start - 5); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const left = tokens.slice(Math.max(0, at - 2), at).map((one) => one.key);
    const isOf = token.key === "of";
    const [last, before] = left.toReversed();
    const isPair = last === "pair" || (last === "2" && before === "pair");
    if (isOf && isPair && isOfSeveral) return 2;
    const units = unitsOf(token);
    if (units === undefined) continue;
    if (last === "of" && isWord("severalOf", before)) return units;
    const next = tokens[at + 1];
    if (next?.key === "x" && at + 2 === match.start) return units;
    // "Four 8 ft tables"; "17.5 hp" is one measure.
    if (isMeasure(next?.key) && token.isFraction === true) return undefined;
    if (isMeasure(next?.key)) continue;
    return isOfSeveral && isFreeNumber(tokens, at) ? units : undefined;
  }
  return undefined;
}

/** A count stands alone or at the start; "2014 Trek bikes" and "Gen 2 chairs" count nothing. */
function isFreeNumber(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !tokens[at]?.isGlued &&
    !tokens[at + 1]?.isGlued &&
    (before === undefined ||
      tokens[at]?.breakBefore !== "none" ||
      isWord("beforeCount", before.key))
  );
}

export const unitsOf = (token: Token) => numberOf(token.key);

/** "100 cards", "60 golf balls": of what is priced by the lot, more than a household has. */
export function manyBefore(tokens: readonly Token[], match: AliasMatch): number | undefined {
  for (let at = match.start - 1; at >= Math.max(0, match.start - 3); at -= 1) {
    const pieces = piecesAt(tokens, at);
    if (pieces === undefined) continue;
    return isYear(pieces) ||
      isNamePart(tokens, at) ||
      !isFreeNumber(tokens, at) ||
      isMeasure(tokens[at + 1]?.key)
      ? undefined
      : pieces;
  }
  return undefined;
}

/** "Nancy Drew yellow spine 34 books": right in front of the plural, whatever stands before. */
export function countRightBefore(
  tokens: readonly Token[],
  { start, end }: AliasMatch,
): number | undefined {
  const pieces = piecesAt(tokens, start - 1);
  const isOfSeveral = isPlural(tokens[end - 1]) && !hasDigit(tokens[start - 2]?.key);
  const isCount = isOfSeveral && !isNamePart(tokens, start - 1) && !isYear(pieces ?? 0);
  return isCount ? pieces : undefined;
}

/** "Pro V1 48 balls", "fat quarters 120 Moda": of what is priced by the lot, a number that stands free. */
export function countBehind(tokens: readonly Token[], end: number): number | undefined {
  for (let at = end; at < tokens.length; at += 1) {
    if (isWord("endsCount", tokens[at]?.key)) return undefined;
    const pieces = piecesAt(tokens, at);
    if (pieces === undefined) continue;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isBetweenWords = !hasDigit(before?.key) && (next === undefined || isPlainWord(next.key));
    const isFree = isBetweenWords && !tokens[at]?.isGlued && next?.isGlued !== true;
    const isCount = isFree && !isYear(pieces) && !isMeasure(next?.key) && !isNamePart(tokens, at);
    return isCount && !isWord("measuresBehindNumber", next?.key) ? pieces : undefined;
  }
  return undefined;
}

/** "12 puzzles", "3 dolls": what comes in no sizes and in no pairs, counted before all else. */
export function countAtStart(tokens: readonly Token[], match: AliasMatch): number | undefined {
  const noun = tokens[match.end - 1]?.key ?? "";
  if (match.start !== 1 || !isInPlural(tokens, match) || isWord("wornNouns", noun))
    return undefined;
  const pieces = piecesAt(tokens, 0);
  return pieces !== undefined && pieces <= mostAtStart ? pieces : undefined;
}

const mostAtStart = 200;

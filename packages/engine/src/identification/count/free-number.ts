import { isConnector, isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { isPlural, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { isNamePart, piecesAt } from "./count-spans.ts";
import { isMeasure } from "./counted-nouns.ts";
import { isInPlural } from "./in-plural.ts";
import { isYear } from "./number-of.ts";
import { ownWords } from "../relation/own-words.ts";

export const isWorn = (tokens: readonly Token[], { end }: AliasMatch): boolean =>
  isWord("wornNouns", tokens[end - 1]?.key);

/** "Hess truck collection, 3 trucks", "Pro V1 48 balls": the thing's noun behind it, counted. */
export function countOfOwnNoun(
  tokens: readonly Token[],
  { end, entry }: AliasMatch,
): number | undefined {
  // "Dining table and chairs" is one set with its chairs; "golf balls" are counted by the ball.
  const shown = entry.unit === undefined ? "" : (entry.model.split(",")[0] ?? "");
  const nouns = new Set([tokens[end - 1]?.key, keysOfPhrase(shown).split(" ").at(-1)]);
  const added = tokens.findIndex((token, place) => place >= end && isConnector(token));
  const at = tokens.findIndex(
    (token, place) => place > end && nouns.has(token.key) && isPlural(token) && !token.isGlued,
  );
  if (added !== -1 && added < at) return undefined;
  const pieces = at === -1 || entry.specificity === "model" ? undefined : piecesAt(tokens, at - 1);
  return pieces === undefined || pieces > mostAlone || isNamePart(tokens, at - 1)
    ? undefined
    : pieces;
}

/**
 * "Chargers, two", "spools, six": a number written out behind the plural, and one in digits that a comma parts
 * from it and nothing follows ("jack stands 3 ton, 2").
 */
export function countAfterwards(tokens: readonly Token[], match: AliasMatch): number | undefined {
  if (isWorn(tokens, match)) return undefined;
  const isOfSeveral = isInPlural(tokens, match);
  for (let at = match.end; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    const pieces = piecesAt(tokens, at);
    if (token === undefined || pieces === undefined || pieces > mostAfterwards) continue;
    const isWrittenOut = token.raw === token.key && !isWholeNumber(token.key);
    const isApart = token.breakBefore === "list";
    const isLast =
      next === undefined || next.breakBefore !== "none" || isWord("withWords", next.key);
    const isListed =
      !isWrittenOut && [tokens[at - 1], next].some((beside) => isWholeNumber(beside?.key));
    if (isLast && !isListed && (isWrittenOut ? isOfSeveral || isApart : isOfSeveral && isApart))
      return pieces;
  }
  return undefined;
}

const mostAfterwards = 24;

/** "4 Steelcase Leap", "two ipad air 2": a product needs no plural right behind the first word's number. */
export function countOfProducts(tokens: readonly Token[], match: AliasMatch): number | undefined {
  const pieces = piecesAt(tokens, 0);
  const isProduct = match.start === 1 && match.entry.specificity !== "type";
  if (!isProduct || pieces === undefined || pieces > mostProducts) return undefined;
  return isWorn(tokens, match) || tokens[1]?.breakBefore !== "none" ? undefined : pieces;
}

const mostProducts = 12;

/** "Harmonicas 11 Hohner", "skeleton keys, 30, rusty": a number that stands free behind a plural. */
export function countAlone(tokens: readonly Token[], match: AliasMatch): number | undefined {
  if (!isInPlural(tokens, match) || !countedBehind(match)) return undefined;
  for (let at = match.end; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || isWord("endsCount", token.key)) return undefined;
    const pieces = piecesAt(tokens, at);
    if (pieces === undefined || isYear(pieces)) continue;
    const next = tokens[at + 1];
    const isFree =
      !token.isGlued &&
      !(next?.isGlued ?? false) &&
      !isNamePart(tokens, at) &&
      !isRange(tokens, at) &&
      !isWholeNumber(tokens[at - 1]?.key) &&
      (next === undefined ||
        at === match.end ||
        isWord("aboutWords", tokens[at - 1]?.key) ||
        token.breakBefore !== "none" ||
        next.breakBefore !== "none" ||
        isWord("idleWords", next.key) ||
        isWord("describingWords", next.key) ||
        isWord("withWords", next.key));
    const isInSomething = next?.key === "in" && isWord("inWords", tokens[at + 2]?.key);
    const isMeasured = isMeasure(next?.key) && !isInSomething;
    const most = at === match.end && match.entry.unit !== undefined ? mostBehind : mostAlone;
    return isFree && pieces <= most && !isMeasured ? pieces : undefined;
  }
  return undefined;
}

/** "Clothes 5-6 years" and "sleepsuits 3-6" tell ages; "rims 4 20 inch" a count and a size. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const [from, to] = [piecesAt(tokens, at), piecesAt(tokens, at + 1)];
  const unit = tokens[at + 2]?.key;
  const isSize = isMeasure(unit) && !isWord("agesBehindNumber", unit);
  const isList = tokens[at + 1]?.breakBefore === "list";
  return from !== undefined && to !== undefined && to > from && !isSize && !isList;
}

const mostAlone = 60;

/** "Comic books 70": of what is priced by the lot, right behind the plural. */
const mostBehind = 200;

/** Where a free number is a size, a class or a number of the model. */
const numberedKinds: ReadonlySet<GuideEntry["category"]> = new Set([
  "clothing",
  "vehicles",
  "electronics",
  "sporting-goods",
  "musical-instruments",
  "tools",
]);

export const countedBehind = ({ entry }: AliasMatch) =>
  !numberedKinds.has(entry.category) || hasTag(entry, "video_game");

/** "7 Funko pops in box", "selling three old violins": the first number, of a plural soon behind it. */
export function countAtFirst(
  tokens: readonly Token[],
  isOfThing: (noun: Token) => boolean = isPlural,
): number | undefined {
  const at = tokens.findIndex(({ key }) => !isWord("fillers", key) && !isWord("aboutWords", key));
  const pieces = piecesAt(tokens, at);
  const next = tokens[at + 1];
  if (pieces === undefined || isYear(pieces) || finenesses.has(pieces) || next === undefined)
    return undefined;
  const isMeasured = isMeasure(next.key) || isWord("measuresBehindNumber", next.key);
  // "17.5 hp" begins with a measure, "two 3' bar stools" with a count.
  const isOneNumber = next.isGlued || next.isFraction === true;
  if (isOneNumber || next.breakBefore !== "none" || isMeasured) return undefined;
  const phrase = tokens.slice(at + 1, at + 2 + mostDescribing + gluedIn(tokens, at + 1));
  const end = phrase.findIndex((token, place) => {
    const isInches = token.key === "in" && isWholeNumber(phrase[place - 1]?.key);
    return (place > 0 && token.breakBefore !== "none") || (isConnector(token) && !isInches);
  });
  return (end === -1 ? phrase : phrase.slice(0, end)).some(isOfThing) ? pieces : undefined;
}

/** "3 brown leather dining room chairs" */
const mostDescribing = 4;

/** "Three DeWalt 20v 5ah batteries": a number and its unit describe as one word does. */
const gluedIn = (tokens: readonly Token[], from: number): number =>
  tokens.slice(from, from + mostDescribing + 2).filter(({ isGlued }) => isGlued).length;

/** "90% silver dimes", "925 rings" */
const finenesses: ReadonlySet<number> = new Set([90, 417, 585, 750, 800, 900, 925, 950, 999]);

/** Of what is in the plural by a word of its own: "7 Funko pops in box, Marvel". */
export function countFirst(tokens: readonly Token[], match: AliasMatch): number | undefined {
  if (isInPlural(tokens, match)) return countAtFirst(tokens);
  const own = ownWords(match.entry);
  return countAtFirst(tokens, (noun) => isPlural(noun) && own.has(noun.key));
}

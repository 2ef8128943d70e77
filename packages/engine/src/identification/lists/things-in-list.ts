import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit, isPlainWord } from "../../price-guide/word-shapes.ts";
import { piecesAt } from "../count/count-spans.ts";
import { rowOfKinds } from "./row-of-kinds.ts";
import { segmentsOf } from "./segments.ts";
import { isAnotherOf } from "./two-things.ts";

/** What is missing, broken or only spoken of is not handed over: "missing battery charger". */
function isSold(tokens: readonly Token[], { start }: AliasMatch): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    if (isWord("notSoldBehind", tokens[at]?.key)) return false;
    if (tokens[at + 1]?.breakBefore !== "none") return true;
  }
  return true;
}

/** The things of a list, and whether the first of them is named to its last word. */
type Listed = { things: readonly AliasMatch[]; isCertain: boolean };

/** Of the words up to `end`: what comes along behind a "with" is no item of a list. */
export function thingsInList(
  tokens: readonly Token[],
  named: readonly AliasMatch[],
  end: number,
): Listed {
  const inRow = new Set(rowOfKinds(tokens, named));
  const things: AliasMatch[] = [];
  let isCertain = !isBehindUnknown(tokens, named[0]);
  for (const match of named.filter(({ start }) => start < end)) {
    const last = things.at(-1);
    if (last !== undefined && match.start < last.end) continue;
    if (!isSold(tokens, match)) break;
    if (
      last !== undefined &&
      isInPassing(tokens, last, match) &&
      !isNamedWhole(tokens, match, named)
    )
      continue;
    const isOther = isAnotherOf(tokens, things, match);
    if (last === undefined || (inRow.has(match) && inRow.has(last))) things.push(match);
    else if (isOther && isJoined(tokens, last, match)) {
      things.push(match);
      isCertain &&= last !== things[0] || isNamedWhole(tokens, last, named);
    }
  }
  return { things, isCertain };
}

/** "Road bicycle, top line components": behind a comma, and of other things, a word that goes on names none. */
const isInPassing = (tokens: readonly Token[], last: AliasMatch, { entry, start }: AliasMatch) =>
  entry.specificity === "type" &&
  entry.category !== last.entry.category &&
  tokens.slice(last.end, start).every(({ key }) => !isWord("joiners", key));

/** "Zorblatt 6SE, tripod, eyepiece": what stands in front of the list, alone, is not known. */
function isBehindUnknown(tokens: readonly Token[], first: AliasMatch | undefined): boolean {
  const [head, ...more] = segmentsOf(tokens);
  if (first === undefined || head === undefined || more.length === 0) return false;
  const isApart = first.start >= head.end;
  return isApart && tokens.slice(0, head.end).some(({ key }) => hasDigit(key));
}

/** "Steam deck back shell + buttons": what the last word of the first one says is not known. */
function isNamedWhole(
  tokens: readonly Token[],
  { end }: AliasMatch,
  named: readonly AliasMatch[],
): boolean {
  const at = tokens.findIndex(({ key }, place) => place >= end && !isWord("idleWords", key));
  const next = tokens[at];
  return (
    next === undefined ||
    named.some(({ start }) => start === at) ||
    next.breakBefore !== "none" ||
    isWord("joiners", next.key) ||
    !isPlainWord(next.key)
  );
}

/** Slashes and dashes join two names of one thing; commas, "and" and "+" join two things. */
function isJoined(tokens: readonly Token[], first: AliasMatch, next: AliasMatch): boolean {
  const between = tokens.slice(first.end, next.start);
  if (between.some((token) => token.key === "with" || isParted(token))) return false;
  const joiner = between.findIndex((token) => isWord("joiners", token.key));
  if (joiner !== -1) return between.length <= 4 && !joinsColors(tokens, first.end + joiner);
  // "4 clarinets 2 flutes"
  const isCounted = between.length === 1 && piecesAt(tokens, first.end) !== undefined;
  if (isCounted && isCountAt(tokens, first.start - 1)) return true;
  return between.length <= 2 && (between[0] ?? tokens[next.start])?.breakBefore === "list";
}

/** "Bag navy khaki and green, magnetic clasp" */
const joinsColors = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].every((place) => isWord("describingWords", tokens[place]?.key));

/** "2015 Cannondale CAAD10 5" begins with its year. */
const isCountAt = (tokens: readonly Token[], at: number): boolean =>
  (piecesAt(tokens, at) ?? firstYear) < firstYear;

const firstYear = 1900;

const isParted = ({ breakBefore }: Token) => breakBefore === "bracket" || breakBefore === "other";

import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import { isBareBrand } from "../price-guide/brand-names.ts";
import { isWord, matchEntries } from "../price-guide/guide.ts";
import type { Token } from "../price-guide/tokens.ts";
import { isWholeNumber } from "../price-guide/word-shapes.ts";
import { numberOf } from "./count/number-of.ts";
import { nounAt } from "./relation/lexicon-index.ts";

/** Where a title stops naming the thing: "with", or the "for" of "case for iPhone 13". */
export type TitleEnd = { at: number; kind: "with" | "for" | "end" };

/** The end of the title's own noun phrase. Tokens at `at` and after describe or accompany it. */
export function findTitleEnd(tokens: readonly Token[]): TitleEnd {
  for (const [at, token] of tokens.entries()) {
    // The "w" of "R50052W" is no "with".
    const isAlong = isWord("alongWords", token.key) && !token.isGlued;
    if (at > 0 && isTakenOff(tokens, at)) return { at, kind: "for" };
    if (at > 0 && (isAlong || isMore(tokens, at))) return { at, kind: "with" };
    const next = tokens[at + 1];
    // "For sale or trade for: …" begins with what it says of the deal.
    const isTrade =
      token.key === "trade" && next?.key === "for" && (at === 0 || !isIdleUpTo(tokens, at));
    // "Relaxed fit jeans" are jeans; "fit for" and "fit most" say what the thing is for.
    const isToFit = tokens[at - 1]?.key === "to" && isWord("suitWords", token.key);
    const isFit =
      isToFit || (token.key === "fit" && (isWord("behindFit", next?.key) || isOfPart(tokens, at)));
    const isOther = isWord("otherThings", token.key) || isWord("otherThings", token.raw) || isFit;
    if (isTrade || (isOther && at > 0)) return { at, kind: "for" };
    // The "a" of "for a7 III" is no article.
    const isOne = isWord("determiners", next?.key) && isOfPart(tokens, at);
    const isIdle = isWord("idleAfterFor", next?.key) && !goesOn(tokens[at + 2]) && !isOne;
    const isNumber = isWholeNumber(next?.key) && !goesOn(tokens[at + 2]);
    const isPurpose = token.key === "for" && next !== undefined && !isIdle && !isNumber;
    if (isPurpose && !isIdleUpTo(tokens, at)) return { at, kind: "for" };
  }
  return { at: tokens.length, kind: "end" };
}

/** "Looking to sell", "FS or trade": nothing is named yet. */
const isIdleUpTo = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).every(({ key }) => isWord("fillers", key));

/** Behind the "a" or the number of "for a7 III", "for 3DS" and "for 55 inch TV". */
const goesOn = (behind: Token | undefined): boolean =>
  behind?.isGlued === true || behind?.key === "inch";

/**
 * "Tailgate off a 2018 F150", "ice maker from Samsung fridge", "pedals that came on my Trek": the
 * part is sold, and not what it was on.
 */
function isTakenOff(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (next === undefined || next.breakBefore !== "none" || !isTakenWord(tokens, at)) return false;
  const end = tokens.slice(0, at).findLastIndex(({ key }) => !isWord("takenWords", key)) + 1;
  if (token?.key !== "off") return isPartOfNext(tokens, end, at);
  return endsPart(tokens, end, null) && !isWord("idleAfterOff", next.key);
}

/** "Carburetor for a Honda HRX217", "charger for my MacBook", "blade fit Ninja". */
const isOfPart = (tokens: readonly Token[], at: number): boolean => isPartOfNext(tokens, at, at);

/** A part, or an accessory, up to `end`, and soon behind `at` a thing that may have it. */
const isPartOfNext = (tokens: readonly Token[], end: number, at: number): boolean =>
  thingsSoon(tokens, at).some(
    ({ entry }) => endsPart(tokens, end, null) || endsPart(tokens, end, entry),
  );

/** "Tailgate", "ice maker": up to three words that name a part or an accessory. */
const endsPart = (tokens: readonly Token[], end: number, thing: GuideEntry | null): boolean =>
  [1, 2, 3].some((back) => end >= back && nounAt(tokens, end - back, thing)?.end === end);

/** "Off", "from", the "out" of "out of" and the "on" of "came on". */
function isTakenWord(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1]?.key, tokens[at]?.key, tokens[at + 1]?.key];
  if (token === "off" || token === "from" || (token === "out" && next === "of")) return true;
  return before === "came" && (token === "on" || isWord("alongWords", token));
}

/** "From a bike", "out of my old iMac"; "from West Elm" and "from Japan" name no thing. */
const thingsSoon = (tokens: readonly Token[], at: number): readonly AliasMatch[] =>
  matchEntries(tokens).filter(
    (match) => match.start > at && match.start <= at + mostBefore && !isBareBrand(match),
  );

/** "Out of my old …" */
const mostBefore = 4;

/** "Switch + 5 games": counted behind an "and", these come along as they do behind "with". */
function isMore(tokens: readonly Token[], at: number): boolean {
  const [and, count, ...behind] = tokens.slice(at, at + 4).map((token) => token.key);
  return (
    and === "and" &&
    numberOf(count ?? "") !== undefined &&
    behind.some((key) => isWord("comesCounted", key))
  );
}

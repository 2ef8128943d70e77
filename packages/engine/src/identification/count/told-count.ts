import { isConnector, isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import { isPlural, keysAt, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { type CountSpan, countSpans, isNamePart, piecesAt } from "./count-spans.ts";
import { isMeasure, isNamedSingly, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import { isYear } from "./number-of.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";

/** What the title tells outright of a thing that is priced by the piece. */
export function toldInTitle(tokens: readonly Token[], match: AliasMatch): number | null {
  const { entry } = match;
  const noun = keysAt(tokens, match);
  const span = bestSpan(tokens, match);
  if (span !== undefined) return countsThing(tokens, match, span) ? Math.round(span.pieces) : null;
  const again = countOfOwnNoun(tokens, match);
  if (again !== undefined) return again;
  // "PS3 games 12" counts games; "jeans 32" is a size.
  if (isSoldInPairs(noun) && !isWorn(tokens, match)) return countFreely(tokens, match);
  if (isSoldInPairs(noun) || (isSoldInSets(noun) && !isNamedSingly(entry))) return null;
  const last = tokens.slice(match.end).findIndex(isPairWord);
  const first = tokens.slice(0, match.start).some(isPairWord);
  const isPair = first || (last >= 0 && last < 3);
  if (isPair && entry.category !== "vehicles" && isInPlural(tokens, match)) return 2;
  return countFreely(tokens, match);
}

const isWorn = (tokens: readonly Token[], { end }: AliasMatch): boolean =>
  isWord("wornNouns", tokens[end - 1]?.key);

const countFreely = (tokens: readonly Token[], match: AliasMatch): number | null =>
  match.entry.specificity === "model" ? null : (countAlone(tokens, match) ?? null);

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

/** "Pair", "pr". */
export const isPairWord = ({ key }: Token): boolean => key === "pair" || key === "pr";

const namesSeveral = anyPhraseOf("severalInModel");

/** The price is for several already, and nothing tells how many. */
export function isPricedTogether({ entry }: AliasMatch): boolean {
  return hasTag(entry, "priced_as_lot") || namesSeveral().test(entry.model);
}

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

/** Several are in the plural; of one, only what stands beside it counts: "battery 2 pk", "gate x2". */
function countsThing(
  tokens: readonly Token[],
  match: AliasMatch,
  { kind, pieces, start, end }: CountSpan,
): boolean {
  // "1000 piece" is said of a puzzle.
  if (kind === "pieces" && pieces > mostPieces) return false;
  if (isInPlural(tokens, match) || (kind === "pairs" && comesInPairs(tokens, match))) return true;
  if (kind === "pieces" || isNumberOfSale(tokens, { pieces, start })) return false;
  // "Formula 3 tubs", "protector cases 10 pack": of a kind, packs and tubs are what is sold.
  if (kind === "lot" && match.entry.specificity === "type") return true;
  if (kind === "lot" && saysLot(tokens, start, end)) return true;
  const from = tokens[end]?.key === "of" ? end + 1 : end;
  const isBeside = from === match.start;
  const isOfKind = match.entry.specificity !== "model";
  if (kind === "bracket") return isOfKind && countedBehind(match) && end === tokens.length;
  return isBeside || (kind === "times" && isOfKind && isAtEnd(tokens, end));
}

/** Nothing stands behind, or only what all of them are: "black ink x3 new". */
function isAtEnd(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return next === undefined || next.breakBefore !== "none" || isWord("describingWords", next.key);
}

/** "Must see lot 503" is an auction's number. */
const isNumberOfSale = (
  tokens: readonly Token[],
  { pieces, start }: Pick<CountSpan, "pieces" | "start">,
): boolean =>
  pieces > mostPieces && tokens[start]?.key === "lot" && tokens[start + 1]?.key !== "of";

/** "5 pr womens jeans"; a boot dryer for two pairs is one. */
function comesInPairs(tokens: readonly Token[], { entry, start, end }: AliasMatch): boolean {
  const own = ownWords(entry);
  return tokens
    .slice(start, end)
    .some(({ key }, at) => isSoldInPairs(key) && !own.has(tokens[start + at + 1]?.key ?? ""));
}

/** "iPhone 11 64gb lot of 5", and not "lot of 5 cases". */
function saysLot(tokens: readonly Token[], start: number, end: number): boolean {
  const isLot = isWord("lotOrQuantity", tokens[start]?.key);
  return isLot && !isPlural(tokens[end]);
}

/** The count nearest to the thing; what is counted behind a "with" comes along with it. */
export function bestSpan(tokens: readonly Token[], match: AliasMatch): CountSpan | undefined {
  const end = tokens.findIndex(({ key }, at) => at >= match.end && isWord("endsCounted", key));
  const isJewelry = match.entry.category === "jewelry";
  // "Xbox 360 games lot 15": the last word of the name begins the count.
  const isLotOfSome = (match.entry.unit?.pieces ?? 1) > 1;
  const isLot = isLotOfSome && isWord("lotNouns", tokens[match.end - 1]?.key);
  const behind = isLot ? match.end - 1 : match.end;
  const spans = countSpans(tokens).filter(
    ({ start, end: last, kind }) =>
      (end === -1 || start < end) &&
      (last <= match.start || (start >= behind && isInOneBreath(tokens, match.end, start))) &&
      !isOfName(tokens[start]?.key ?? "", match) &&
      !(kind === "carats" && isJewelry) &&
      !(kind === "bracket" && numberedModels.has(match.entry.category)),
  );
  return spans.find(({ kind }) => kind !== "pieces") ?? spans[0];
}

/** "Bowflex dumbbells 552 pair": a high number of the thing's own names counts nothing. */
const isOfName = (key: string, { entry }: AliasMatch): boolean =>
  isWholeNumber(key) && key.length >= 3 && ownWords(entry).has(key);

/** No further thing of a list stands between: "tent, 2 bags, stove" are two bags. */
function isInOneBreath(tokens: readonly Token[], from: number, to: number): boolean {
  const lists = tokens.slice(from, to + 1).filter(({ breakBefore }) => breakBefore === "list");
  return lists.length === 0 || tokens[to]?.breakBefore === "list";
}

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
const mostPieces = 100;
/** Where a free number is a size, a class or a number of the model. */
const numberedKinds: ReadonlySet<GuideEntry["category"]> = new Set([
  "clothing",
  "vehicles",
  "electronics",
  "sporting-goods",
  "musical-instruments",
  "tools",
]);
const countedBehind = ({ entry }: AliasMatch) =>
  !numberedKinds.has(entry.category) || hasTag(entry, "video_game");

/** "Salsa Fargo X7", "Meta (29)": a number in brackets or behind an x is the model's or a wheel's. */
const numberedModels: ReadonlySet<GuideEntry["category"]> = new Set(["sporting-goods", "vehicles"]);

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

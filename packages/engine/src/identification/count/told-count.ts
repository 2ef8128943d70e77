import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { isPlural, keysAt, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { type CountSpan, countSpans } from "./count-spans.ts";
import { isNamedSingly, isPairWord, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import {
  countAfterwards,
  countAlone,
  countedBehind,
  countOfOwnNoun,
  countOfProducts,
  isWorn,
} from "./free-number.ts";
import { isInPlural } from "./in-plural.ts";
import { ownWords } from "../relation/own-words.ts";

/** What the title tells outright of a thing that is priced by the piece. */
export function toldInTitle(tokens: readonly Token[], match: AliasMatch): number | null {
  const { entry } = match;
  const noun = keysAt(tokens, match);
  const span = bestSpan(tokens, match);
  if (span !== undefined) return countsThing(tokens, match, span) ? Math.round(span.pieces) : null;
  const again =
    countOfOwnNoun(tokens, match) ??
    countAfterwards(tokens, match) ??
    countOfProducts(tokens, match);
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

const countFreely = (tokens: readonly Token[], match: AliasMatch): number | null =>
  match.entry.specificity === "model" ? null : (countAlone(tokens, match) ?? null);

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

const mostPieces = 100;

/** "Salsa Fargo X7", "Meta (29)": a number in brackets or behind an x is the model's or a wheel's. */
const numberedModels: ReadonlySet<GuideEntry["category"]> = new Set(["sporting-goods", "vehicles"]);

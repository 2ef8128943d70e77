import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { keysAt, type Token } from "../../price-guide/tokens.ts";
import type { PriceUnit } from "../../price-guide/entry.ts";
import { isPairWord, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import { countsHolders } from "./count-spans.ts";
import type { Count } from "./count.ts";
import { countOfPieces } from "./count-of-pieces.ts";
import { countBehind } from "./title-count.ts";
import { countOfOwnNoun } from "./free-number.ts";
import { bestSpan } from "./told-count.ts";
import { amountByMeasure, isUnitOfMeasure } from "./measure-told.ts";

/** Of what is priced by the pair, the set or a measure, the words tell how many or how much. */
export function countByUnit(tokens: readonly Token[], match: AliasMatch, unit: PriceUnit): Count {
  const { pieces } = unit;
  const isOfMany = (pieces ?? 0) >= fewestOfMany;
  const measured = amountByMeasure(tokens, unit);
  if (measured !== null) return countMeasured(tokens, match, measured);
  const counted =
    countOfPieces(tokens, match, pieces === 2) ??
    (isOfMany ? countBehind(tokens, match.end) : null) ??
    null;
  if (pieces === null) return { quantity: counted ?? 1, amount: countOfRolls(tokens, match) };
  // "Diapers, 2 boxes", priced by the hundred, are two hundred.
  const isFewBoxes = counted !== null && pieces >= fewestToABox && counted <= mostBoxes;
  if (isFewBoxes && isInBoxes(tokens, match)) {
    // "5 sleeves 50 pods" tell both.
    const all = countOfOwnNoun(tokens, match) ?? 0;
    const held = counted * (isInSleeves(tokens, match) ? shareInSleeve : 1);
    return { quantity: counted, amount: all > counted ? all / pieces : held };
  }
  if (counted === null) return { quantity: 1, amount: 1 };
  const kind = bestSpan(tokens, match)?.kind ?? "pairs";
  const isOnePair = pieces === 2 && counted === 2 && (kind === "pairs" || kind === "bracket");
  return { quantity: isOnePair ? 1 : counted, amount: counted / pieces };
}

/** What is measured, and how many times the title counts that. */
function countMeasured(tokens: readonly Token[], match: AliasMatch, measured: number): Count {
  const { pieces = null, by = {} } = match.entry.unit ?? {};
  const span = bestSpan(tokens, match);
  const isOfUnit = span !== undefined && isUnitOfMeasure(tokens[span.start + 1]?.key);
  const told = span === undefined || isOfUnit ? null : span.pieces;
  const isByWeight = by.pounds !== undefined;
  const counted = isByWeight && !isOfUnit ? countOfPieces(tokens, match, pieces === 2) : told;
  const quantity = isPairOfPairs(tokens, match) ? 1 : (counted ?? span?.pieces ?? 1);
  // Ten skeins that weigh 4 pounds are both; what tells more of them tells all.
  if (pieces !== null && !isToldOfEach(tokens))
    return { quantity, amount: Math.max(measured, (told ?? 0) / pieces) };
  const isSingle = tokens.some(({ key }) => key === "single");
  // Two dumbbells of 50 pounds weigh 100, ten bags of 2 cubic feet hold 20.
  const mostOfEach = isByWeight ? mostWeighed : mostMeasured;
  const isOfEach = counted !== null && counted <= mostOfEach && !isSingle;
  return { quantity, amount: (isOfEach ? counted : 1) * measured };
}

/** "12 rolls 25 yards each" */
const isToldOfEach = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }, at) => isWord("eachWords", key) && isUnitOfMeasure(tokens[at - 1]?.key));

/** Of what is sold by a length or an area, a few rolls or boxes are so many of the usual one. */
function countOfRolls(tokens: readonly Token[], match: AliasMatch): number {
  const span = bestSpan(tokens, match);
  const isByWeight = match.entry.unit?.by.pounds !== undefined;
  const isOfRolls = span !== undefined && !isByWeight && span.kind !== "pieces";
  return isOfRolls && span.pieces <= mostRolls ? span.pieces : 1;
}
const mostRolls = 12;

/** A pair of what goes in pairs is one: "pair 50 lb dumbbells". */
function isPairOfPairs(tokens: readonly Token[], match: AliasMatch): boolean {
  const noun = keysAt(tokens, match);
  const saysPair = tokens.some(isPairWord);
  return (
    saysPair && bestSpan(tokens, match) === undefined && (isSoldInPairs(noun) || isSoldInSets(noun))
  );
}

/** Of smaller sets a number may be a measure: "rims 6 lug". */
const fewestOfMany = 5;

/** More of one weight each is a number of plates that the weight already tells together. */
const mostWeighed = 8;
/** Boards, bags and rolls are told by what each of them measures. */
const mostMeasured = 40;

/** What is priced by so many pieces comes in boxes of about as many. */
const fewestToABox = 40;
/** More skeins or rolls are the pieces themselves. */
const mostBoxes = 20;

function isInBoxes(tokens: readonly Token[], match: AliasMatch): boolean {
  const span = bestSpan(tokens, match);
  return span !== undefined && countsHolders(tokens, span);
}

/** "8 sleeves" of coffee capsules hold a part of what a box does. */
function isInSleeves(tokens: readonly Token[], match: AliasMatch): boolean {
  const span = bestSpan(tokens, match);
  return span !== undefined && isWord("smallHolders", tokens[span.start + 1]?.key);
}

/** Editors' figure: ten capsules of forty. */
const shareInSleeve = 1 / 4;

import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { keysAt, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import type { PriceUnit } from "../../price-guide/entry.ts";
import { isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import { countsHolders } from "./count-spans.ts";
import type { Count } from "./count.ts";
import { countOfPieces } from "./count-of-pieces.ts";
import { countBehind } from "./title-count.ts";
import { bestSpan, isPairWord } from "./told-count.ts";
import { poundsTold } from "./weight-told.ts";

/** Of what is priced by the pair, the set or the pound, the words tell how many or how much. */
export function countByUnit(
  tokens: readonly Token[],
  match: AliasMatch,
  { pieces, pounds }: PriceUnit,
): Count {
  const isOfMany = (pieces ?? 0) >= fewestOfMany;
  const counted =
    countOfPieces(tokens, match, pieces === 2) ??
    (isOfMany ? countBehind(tokens, match.end) : null) ??
    null;
  const weight = pounds === null ? null : poundsTold(tokens);
  if (weight !== null && pounds !== null) {
    const isSingle = tokens.some(({ key }) => key === "single");
    // Two dumbbells of 50 pounds weigh 100; a lot of ten skeins and 4 pounds weighs 4.
    const isOfEach = pieces === null && counted !== null && counted <= mostOfEach && !isSingle;
    const each = isOfEach ? counted : 1;
    const quantity = isPairOfPairs(tokens, match) ? 1 : (counted ?? 1);
    return { quantity, amount: (each * weight) / pounds };
  }
  if (pieces === null) return { quantity: counted ?? 1, amount: 1 };
  // "Diapers, 2 boxes", priced by the hundred, are two hundred.
  if (counted !== null && pieces >= fewestToABox && isInBoxes(tokens, match))
    return { quantity: counted, amount: counted };
  if (counted === null) return { quantity: 1, amount: 1 };
  const kind = bestSpan(tokens, match)?.kind ?? "pairs";
  const isOnePair = pieces === 2 && counted === 2 && (kind === "pairs" || kind === "bracket");
  const isOne = isOnePair || isMadeOfPieces(tokens, match);
  return { quantity: isOne ? 1 : counted, amount: counted / pieces };
}

/** A pair of what goes in pairs is one: "pair 50 lb dumbbells". */
function isPairOfPairs(tokens: readonly Token[], match: AliasMatch): boolean {
  const noun = keysAt(tokens, match);
  const saysPair = tokens.some(isPairWord);
  return (
    saysPair && bestSpan(tokens, match) === undefined && (isSoldInPairs(noun) || isSoldInSets(noun))
  );
}

/** "48 pc" of flatware makes one set of it. */
const isMadeOfPieces = (tokens: readonly Token[], match: AliasMatch): boolean =>
  bestSpan(tokens, match)?.kind === "pieces" &&
  keysOfPhrase(match.entry.model.toLowerCase())
    .split(" ")
    .some((key) => isWord("madeUpOfPieces", key));

/** Of smaller sets a number may be a measure: "rims 6 lug". */
const fewestOfMany = 5;

/** More of one weight each is a number of plates that the weight already tells together. */
const mostOfEach = 8;

/** What is priced by so many pieces comes in boxes of about as many. */
const fewestToABox = 40;

function isInBoxes(tokens: readonly Token[], match: AliasMatch): boolean {
  const span = bestSpan(tokens, match);
  return span !== undefined && countsHolders(tokens, span);
}

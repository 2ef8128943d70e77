import { isWord } from "../../price-guide/guide.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { wholeNumber } from "./number-of.ts";

/** A number of pieces that a title tells in so many words, from token `start` up to `end`. */
export type CountSpan = {
  pieces: number;
  start: number;
  end: number;
  /**
   * "lot": "lot of 5", "qty 5", "5 pk" count whatever is sold. "times": "x5". "pairs": two each.
   * "pieces": "22 pcs" counts pieces, which may also be those of one set. "carats": "2 ct" may be
   * the weight of a stone. "bracket": "(6)" may be a size.
   */
  kind: "lot" | "times" | "pairs" | "pieces" | "carats" | "bracket";
};

/** More in one listing is a typing error or a number of the model. */
const mostPieces = 10_000;
const dozen = 12;

/** Every count that the words tell outright, in their order; a bare number is none. */
export function countSpans(tokens: readonly Token[]): CountSpan[] {
  return tokens.flatMap((_, at) => spanAt(tokens, at) ?? []);
}

/** "2 boxes", "4 sleeves": what is counted holds the pieces. */
export const countsHolders = (tokens: readonly Token[], { start, end, kind }: CountSpan): boolean =>
  kind === "lot" && end === start + 2 && isWord("holders", wordAt(tokens, start + 1));

function spanAt(tokens: readonly Token[], at: number): CountSpan | undefined {
  const word = wordAt(tokens, at);
  if (word === "dozen") return dozenAt(tokens, at);
  if (word === "x") return timesAt(tokens, at);
  if (word === "qty" || word === "quantity") return behind(tokens, at, at + 1);
  if (isWord("containers", word))
    return behind(tokens, at, wordAt(tokens, at + 1) === "of" ? at + 2 : at + 1);
  if (isWord("holders", word) && wordAt(tokens, at + 1) === "of") return ofHolder(tokens, at);
  return (
    ofEachHolder(tokens, at) ?? ofThem(tokens, at) ?? inFront(tokens, at) ?? inBrackets(tokens, at)
  );
}

/** "Tube of 20", "roll of 40"; "jar of 2 inch nails" and "box of 5 lb" tell a measure. */
function ofHolder(tokens: readonly Token[], at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at + 2);
  return pieces === undefined || goesOn(tokens, at + 2)
    ? undefined
    : { pieces, start: at, end: at + 3, kind: "lot" };
}

/** "4 packs of 24", "3 boxes of 12". */
function ofEachHolder(tokens: readonly Token[], at: number): CountSpan | undefined {
  const [holders, pieces] = [piecesAt(tokens, at), piecesAt(tokens, at + 3)];
  const [holder, of] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const isHolder = ["containers", "holders", "packWords"] as const;
  // "Wheels 17 set of 4" tells a size.
  const isSeveral = of === "of" && isPlural(tokens[at + 1]);
  const isOfEach = isSeveral && isHolder.some((list) => isWord(list, holder));
  if (!isOfEach || holders === undefined || pieces === undefined) return undefined;
  const isCount = !isNamePart(tokens, at) && !goesOn(tokens, at + 3);
  return isCount && holders * pieces <= mostPieces
    ? { pieces: holders * pieces, start: at, end: at + 4, kind: "lot" }
    : undefined;
}

/** "11 of them", "4 of these" behind what they are. */
function ofThem(tokens: readonly Token[], at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at);
  const isOf = wordAt(tokens, at + 1) === "of" && isWord("pointingWords", wordAt(tokens, at + 2));
  return at > 0 && isOf && pieces !== undefined && !isNamePart(tokens, at)
    ? { pieces, start: at, end: at + 3, kind: "lot" }
    : undefined;
}

/** "(6)" and nothing else in the brackets. */
function inBrackets(tokens: readonly Token[], at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at);
  const next = tokens[at + 1];
  const isOpened = tokens[at]?.breakBefore === "bracket" || at === 0;
  const isClosed = at === 0 ? next?.breakBefore === "bracket" : next?.breakBefore !== "none";
  return pieces !== undefined && pieces <= mostInBrackets && isOpened && isClosed
    ? { pieces, start: at, end: at + 1, kind: "bracket" }
    : undefined;
}

/** "Lot of 5", "set 6", "qty 5": no size and no pack follows the number. */
function behind(tokens: readonly Token[], start: number, at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at);
  if (pieces === undefined || isGlued(tokens, at)) return undefined;
  const hasOf = wordAt(tokens, at - 1) === "of" || isWord("countWords", wordAt(tokens, start));
  const isApart = tokens[start + 1]?.breakBefore !== "none" && !hasOf;
  // "Set of 4 20 inch rims" are four, "set 4 20 mm" a measure.
  const isMeasured = hasOf ? isMeasuredCount(tokens, at) : goesOn(tokens, at);
  if (isApart || wordAt(tokens, start) === "pair" || isMeasured) return undefined;
  // "Set 10256" and "base set 2" are numbers of the model; "knobs set 6" ends with its count.
  const isLot = hasOf || wordAt(tokens, start) === "lot";
  if (!isLot && (pieces > mostInSet || pieces < 3 || !isLast(tokens, at))) return undefined;
  return { pieces, start, end: at + 1, kind: "lot" };
}

/** "5 pk", "96 count", "22 pcs", "3 pairs", "14 skeins". */
function inFront(tokens: readonly Token[], at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at);
  if (pieces === undefined || isNamePart(tokens, at)) return undefined;
  const unit = wordAt(tokens, at + 1);
  if (tokens[at + 1]?.breakBefore !== "none" || isDecimal(tokens, at)) return undefined;
  const span = { pieces, start: at, end: at + 2 };
  // "Tires 29 pair" are two of a size.
  if (tokens[at + 1]?.raw === "pair" && pieces > mostPairs) return undefined;
  if (unit === "pair" || unit === "pr") return { ...span, kind: "pairs" };
  if (unit === "ct") return { ...span, kind: "carats" };
  if (isWord("packWords", unit) && !isWord("madeUpOfPieces", wordAt(tokens, at + 2)))
    return { ...span, kind: "lot" };
  if (isWord("pieceWords", unit) && !isWord("madeUpOfPieces", wordAt(tokens, at + 2)))
    return { ...span, kind: "pieces" };
  // "5 double rolls", "6 large jars"
  const isDescribed = isWord("sizesOfHolders", unit) && isWord("holders", wordAt(tokens, at + 2));
  if (isDescribed && isPlural(tokens[at + 2])) return { ...span, end: at + 3, kind: "lot" };
  const isHolders = isWord("holders", unit) && tokens[at + 1]?.raw !== unit;
  if (isHolders && wordAt(tokens, at + 2) !== "set") return { ...span, kind: "lot" };
  return unit === "x" && isTimes(tokens, at) ? { ...span, kind: "times" } : undefined;
}

/** "2x Makita batteries", "2x 45 lb plates" at the start; "4x8 plywood" and "8 x 10" are measures. */
function isTimes(tokens: readonly Token[], at: number): boolean {
  if (isGlued(tokens, at + 2)) return false;
  const isFirst = at === 0 || tokens[at]?.breakBefore !== "none";
  return isGlued(tokens, at + 1) ? isFirst : !isNumber(tokens, at + 2);
}

/** "2.5 pk", "20x8-8 pair" and "10 12 14 pack" have no count; "10-46 3 packs" and "4 ah 2 pack" do. */
function isDecimal(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.isFraction === true) return true;
  if (tokens[at]?.breakBefore === "list" || !isNumber(tokens, at - 1)) return false;
  const [before, own] = [wordAt(tokens, at - 1).length, wordAt(tokens, at).length];
  return own === 1 ? before === 1 : isNumber(tokens, at - 2);
}

/** "x4" and "x 12" at the end of a phrase; "X7 hybrid" and "8 x 4" are a name and a measure. */
function timesAt(tokens: readonly Token[], at: number): CountSpan | undefined {
  const pieces = piecesAt(tokens, at + 1);
  const before = wordAt(tokens, at - 1);
  const isSide = isWholeNumber(before) || isWord("sides", before);
  if (pieces === undefined || isGlued(tokens, at) || isSide || before === "") return undefined;
  const isModel = isGlued(tokens, at + 1) && pieces > mostGlued;
  const noun = tokens[at - 1];
  // "Squishmallows x22 5-12 inch" are 22.
  const isPlural = noun !== undefined && noun.key !== noun.raw && isGlued(tokens, at + 1);
  const isMeasured = isPlural ? isMeasuredCount(tokens, at + 1) : goesOn(tokens, at + 1);
  return isModel || isMeasured ? undefined : { pieces, start: at, end: at + 2, kind: "times" };
}

function dozenAt(tokens: readonly Token[], at: number): CountSpan {
  const times = piecesAt(tokens, at - 1) ?? (wordAt(tokens, at - 1) === "half" ? 0.5 : 1);
  return { pieces: dozen * times, start: times === 1 ? at : at - 1, end: at + 1, kind: "lot" };
}

/** More are written "20 pairs". */
const mostPairs = 15;
/** "X100" is a camera. */
const mostGlued = 36;
const mostInSet = 24;
const mostInBrackets = 60;

/** The digits or the word of a number that can count; undefined for anything else. */
export function piecesAt(tokens: readonly Token[], at: number): number | undefined {
  const pieces = wholeNumber(wordAt(tokens, at));
  return pieces !== undefined && pieces >= 2 && pieces <= mostPieces ? pieces : undefined;
}

/** "M18" and "PS 4" are names, "3/8" is a measure. */
export function isNamePart(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const isNamed = isWord("namesBeforeNumber", before) && tokens[at]?.breakBefore !== "list";
  const isName = (isGlued(tokens, at) && before !== "x") || isNamed;
  return isName || isFractionOfOne(tokens, at) || isFractionOfOne(tokens, at + 1);
}

/** The 3 and the 8 of "3/8"; "PS4 - 8 games" and "lot 1 - 4 chairs" tell a count. */
function isFractionOfOne(tokens: readonly Token[], at: number): boolean {
  const [above, below] = [Number(wordAt(tokens, at - 1)), Number(wordAt(tokens, at))];
  const isSlash = tokens[at]?.breakBefore === "other" && !isGlued(tokens, at - 1);
  return isSlash && above < below && above % 2 === 1 && partsOfInch.has(below);
}
const partsOfInch: ReadonlySet<number> = new Set([2, 4, 8, 16, 32]);

/** A measure or a further number follows: "5-50 lb", "4/130". */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  isMeasuredCount(tokens, at) ||
  (tokens[at + 1]?.breakBefore === "none" && isNumber(tokens, at + 1));
const isMeasuredCount = (tokens: readonly Token[], at: number): boolean =>
  isGlued(tokens, at + 1) ||
  (tokens[at + 1]?.breakBefore === "none" && isWord("measuresBehindCount", wordAt(tokens, at + 1)));
const isLast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1] === undefined || tokens[at + 1]?.breakBefore !== "none";
const isNumber = (tokens: readonly Token[], at: number): boolean => isWholeNumber(tokens[at]?.key);
const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? "";
const isGlued = (tokens: readonly Token[], at: number): boolean => tokens[at]?.isGlued ?? false;

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import { isPlural, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, isWholeNumber } from "../../price-guide/word-shapes.ts";
import { countAtFirst } from "../count/free-number.ts";
import { isInPlural } from "../count/in-plural.ts";
import { numberOf } from "../count/number-of.ts";
import { findBrands } from "../names/find-brand.ts";
import type { Feature } from "./features.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";

/** What the words around a noun say of whether it is what is sold. */
export function featuresOf(
  tokens: readonly Token[],
  found: FoundNoun,
  match: AliasMatch,
): Feature[] {
  const before = tokens[found.start - 1];
  const after = tokens[found.end];
  // "Open box for all printers" is open.
  const isTold = isWord("tellingBefore", adjectiveBefore(tokens, found.start, match.end));
  const isApart =
    isWord("apartWords", before?.key) ||
    (!isTold && after?.breakBefore !== "list" && isWord("apartWords", after?.key)) ||
    isEmpty(tokens, found) ||
    isSpareByName(tokens, found);
  const features: Feature[] = [found.noun.reachesFar ? "farNoun" : "noun"];
  if (match.entry.specificity === "type") features.push("ofKind");
  // "Roku box + remote", "Switch Joy-Cons w/ box": with something else it comes along.
  const isWithMore =
    after?.key === "and" || (found.noun.role !== "packaging" && isWord("alongWords", after?.key));
  const isAlong = found.noun.comesAlong && isWithMore && !isApart;
  const isAtEnd = isLast(tokens, found) || isPraisedAlone(tokens, found);
  if (isAtEnd && !isAlong) features.push("last");
  else if (!found.noun.reachesFar && !isFollowedByNoun(tokens, found, match))
    features.push("followed");
  if (isApart) features.push("apart");
  if (found.noun.comesAlong && !isApart) features.push("comesAlong");
  if (!isApart && namesMachine(tokens, match, found)) features.push("namesMachine");
  const isOfMaterial = !isApart && (isMadeOf(tokens, found, match) || isLook(tokens, found, match));
  // "PS5 disc drive version" is the console that has one.
  const isVersion = isWord("editionWords", after?.key);
  const tells = isTold || isVersion || isOfMaterial || isToldBehind(tokens, found);
  if (tells) features.push("tells");
  if (isWord("failingWords", before?.key) || isFailingBehind(after)) features.push("fails");
  if (areThingsCounted(tokens, found, match)) features.push("countsThings");
  if (found.end - found.start > 1) features.push("longNoun");
  if (isCounted(tokens, found, match)) features.push("counted");
  if (isBareBrand(match)) features.push("bareMaker");
  return features;
}

/** "Mirror wood frame", "office chair mesh back": it tells what the thing's own part is made of. */
function isMadeOf(
  tokens: readonly Token[],
  { noun, start, end }: FoundNoun,
  { entry }: AliasMatch,
) {
  if (noun.role !== "part") return false;
  // "Stanley plane wood handles": what a maker's thing has is told in the plural.
  if (entry.specificity !== "type")
    return isPlural(tokens[end - 1]) && isWord("materialWords", tokens[start - 1]?.key);
  // "KTM plastics & seat" are pieces of plastic.
  const isMaterial =
    isWord("materialWords", tokens[start]?.key) && end - start === 1 && !isPlural(tokens[start]);
  const isFollowed = tokens[end]?.breakBefore === "none" && tokens[end].key !== "and";
  // "Curio cabinet glass shelves": the shelves of a whole one.
  const isOfMaterial = isWord("materialWords", tokens[start]?.key) && end - start > 1;
  return (
    isWord("materialWords", tokens[start - 1]?.key) || isOfMaterial || (isMaterial && isFollowed)
  );
}

/** "Movado black dial leather": a watch's title tells of its looks. */
const isLook = (
  tokens: readonly Token[],
  { noun, start, end }: FoundNoun,
  { entry }: AliasMatch,
): boolean =>
  entry.category === "jewelry" &&
  noun.role === "part" &&
  end - start === 1 &&
  isWord("colorWords", tokens[start - 1]?.key);

/** "Screen good", "button not working"; "good condition" says it of what is sold, whatever that is. */
const isToldBehind = (tokens: readonly Token[], found: FoundNoun): boolean =>
  tokens[found.end]?.breakBefore === "none" &&
  isWord("tellingBehind", tokens[found.end]?.key) &&
  (tokens[found.end]?.key === "not" || !isWord("stateNouns", tokens[found.end + 1]?.key)) &&
  !isPraisedAlone(tokens, found);

/** "Tailpiece works great" ends the title, and nobody tells that of a guitar. */
const isPraisedAlone = (tokens: readonly Token[], { noun, end }: FoundNoun): boolean =>
  !noun.comesAlong &&
  !isWord("toldNouns", tokens[end - 1]?.key) &&
  !isWord("measuresBehindNumber", tokens[end - 1]?.key) &&
  tokens.slice(end).every(({ key }) => isWord("praises", key) || isWord("idleWords", key));

const isFailingBehind = (after: Token | undefined): boolean =>
  after?.breakBefore === "none" && isWord("failingWords", after.key);

/** The thing stands in the plural behind a first number, the noun in the singular. */
function areThingsCounted(
  tokens: readonly Token[],
  { end }: FoundNoun,
  match: AliasMatch,
): boolean {
  const last = tokens[end - 1];
  const isSingular = last !== undefined && last.key === last.raw;
  return isSingular && isInPlural(tokens, match) && countAtFirst(tokens) !== undefined;
}

/**
 * "Console", "unit"; not the "machine" of "slot machine key", the unit of "copier drum unit", a
 * "working unit" that it is from, nor what says it of the piece: "hotend complete".
 */
function namesMachine(
  tokens: readonly Token[],
  { start, end }: AliasMatch,
  { noun, ...piece }: FoundNoun,
): boolean {
  const isPiece = noun.role === "part" && !noun.comesAlong && !isPlural(tokens[piece.end - 1]);
  const pieceEnd = isPiece ? piece.end + 1 : piece.end;
  const isOfOther = (at: number) =>
    (at >= start && at < end) || (at >= piece.start && at < pieceEnd);
  const from = tokens.findIndex(({ key }) => key === "from");
  const told = from === -1 ? tokens : tokens.slice(0, from);
  return told.some(({ key }, at) => isWord("machineWords", key) && !isOfOther(at));
}

/** "Empty box", "box red presentation EMPTY"; an empty drawer or a charger is not said. */
function isEmpty(tokens: readonly Token[], { noun }: FoundNoun): boolean {
  return noun.role === "packaging" && tokens.some(({ key }) => key === "empty");
}

/** "Faulty top screen": past what says where on the thing it is. The "OLED" of "Switch OLED" is its name's. */
function adjectiveBefore(
  tokens: readonly Token[],
  start: number,
  thingEnd: number,
): string | undefined {
  let at = start - 1;
  while (isWord("placeWords", tokens[at]?.key)) at -= 1;
  return at + 1 === thingEnd ? undefined : tokens[at]?.key;
}

/** "OLED screen assembly", "replacement lenses" and "box only" are none that the thing has. */
const isSpareByName = (tokens: readonly Token[], { start, end }: FoundNoun): boolean =>
  end - start > 1 && tokens.slice(start, end).some(({ key }) => isWord("apartWords", key));

/** A number in front measures the noun or counts what the thing has of it. */
function isCounted(tokens: readonly Token[], { start }: FoundNoun, match: AliasMatch): boolean {
  const before = tokens[start - 1];
  const noun = tokens[start];
  if (before === undefined || noun === undefined) return false;
  // "Leap V1 armrest pads": the number belongs to a model's name.
  if (before.isGlued && numberOf(before.key) !== undefined) return false;
  const isCapacity = start > match.end && hasLostUnit(before);
  if (isMeasure(tokens, start - 1) || isCapacity) return isWord("measuredNouns", noun.key);
  const count = before.key === "one" ? 1 : numberOf(before.key);
  if (count === undefined || start <= match.end) return false;
  return count === 1 || noun.raw !== noun.key || isWord("countedNouns", noun.key);
}

/** "256 SSD" has lost its unit. */
const hasLostUnit = ({ key, isGlued }: Token): boolean =>
  isWholeNumber(key) && key.length === 3 && !isGlued;

/** "22 inch XL frame", "4.8l bowl", "700c wheels". */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  if (isWord("sizes", key) && tokens[at]?.isGlued !== true) return true;
  return key === "inch" || (tokens[at]?.isGlued === true && isWord("measures", key));
}

/** "Screen digitizer replacement": several nouns of one kind in a row. */
function isFollowedByNoun(
  tokens: readonly Token[],
  { end }: FoundNoun,
  { entry }: AliasMatch,
): boolean {
  return tokens[end]?.breakBefore === "none" && nounAt(tokens, end, entry) !== null;
}

/** "WP8318084": a maker's number names nothing. */
function isOfCode(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return hasDigit(token?.key) || token?.isGlued === true || next?.isGlued === true;
}

/** Nothing but codes, idle words, a bed's size, whom it fits and a maker's name stands behind the noun in its breath. */
export function isLast(tokens: readonly Token[], { end }: FoundNoun): boolean {
  const makers = makersIn(tokens);
  const next = tokens
    .slice(end)
    .findIndex(
      ({ key }, at) =>
        !isWord("idleWords", key) &&
        !isWord("bedSizes", key) &&
        !isWord("wearers", key) &&
        !makers.has(key) &&
        !isOfCode(tokens, end + at),
    );
  if (next === -1) return true;
  const token = tokens[end + next];
  return token !== undefined && (token.breakBefore !== "none" || isConnector(token));
}

const makersMemory = new WeakMap<readonly Token[], ReadonlySet<string>>();

/** The words of the makers that a title names. */
export function makersIn(tokens: readonly Token[]): ReadonlySet<string> {
  const known = makersMemory.get(tokens);
  if (known !== undefined) return known;
  const makers = new Set(findBrands(tokens, null).flatMap(({ keys }) => keys.split(" ")));
  makersMemory.set(tokens, makers);
  return makers;
}

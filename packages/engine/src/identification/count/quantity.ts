import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Category } from "../../category.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { type GuideEntry, hasTag, type PriceUnit } from "../../price-guide/entry.ts";
import { isMeasure, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import { countsHolders } from "./count-spans.ts";
import type { Count } from "./count.ts";
import type { Words } from "../read-words.ts";
import {
  countAround,
  countAtStart,
  countBefore,
  countBehind,
  countLot,
  manyBefore,
  unitsOf,
} from "./title-count.ts";
import {
  bestSpan,
  countAlone,
  countAtFirst,
  isInPlural,
  isPlural,
  isPricedTogether,
  toldInTitle,
} from "./told-count.ts";
import { ownWords } from "../relation/own-words.ts";
import { poundsTold } from "./weight-told.ts";

/** What the title counts, else the description of what it names. */
export function quantityOf(words: Words, match: AliasMatch): Count {
  const { unit } = match.entry;
  if (unit !== undefined) return countByUnit(words, match, unit);
  if (isPricedTogether(match))
    return { quantity: countTogether(words.titleTokens, match), amount: 1 };
  const told = toldInTitle(words.titleTokens, match);
  const named = told ?? countUnits(words.titleTokens, match);
  const quantity = named > 1 ? named : countDescribed(words, match);
  return { quantity, amount: quantity };
}

/** Of a lot of any size. What else is sold as a set may be made of the pieces: "65 pack", "48 pc". */
function countTogether(tokens: readonly Token[], match: AliasMatch): number {
  const span = bestSpan(tokens, match);
  const isLot = hasTag(match.entry, "priced_as_lot");
  const isOfSets = span?.kind === "times" || isWord("containers", tokens[span?.start ?? -1]?.key);
  if (span !== undefined)
    return span.kind !== "pieces" && (isLot || isOfSets) ? Math.round(span.pieces) : 1;
  if (isLot) return countAtFirst(tokens) ?? countAlone(tokens, match) ?? 1;
  return countFirst(tokens, match) ?? 1;
}

/** Of what is priced by the pair, the set or the pound, the words tell how many or how much. */
function countByUnit(
  { titleTokens: tokens }: Words,
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
  const isOnePair = pieces === 2 && counted === 2 && /^(?:pairs|bracket)$/.test(kind);
  const isOne = isOnePair || isMadeOfPieces(tokens, match);
  return { quantity: isOne ? 1 : counted, amount: counted / pieces };
}

/** A pair of what goes in pairs is one: "pair 50 lb dumbbells". */
function isPairOfPairs(tokens: readonly Token[], match: AliasMatch): boolean {
  const noun = keysIn(tokens, match);
  const saysPair = tokens.some(({ key }) => key === "pair" || key === "pr");
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

/** The pieces that the title counts; null where it counts none. */
export function countOfPieces(
  tokens: readonly Token[],
  match: AliasMatch,
  isPricedByPair: boolean,
): number | null {
  const span = bestSpan(tokens, match);
  if (span !== undefined)
    return span.kind === "pairs" && isPricedByPair ? 2 * span.pieces : span.pieces;
  const isPair = tokens.some(({ key }) => key === "pair" || key === "pr");
  if (isPair) return 2;
  if (tokens.some(({ key }) => key === "single") || isOneOfPair(tokens, match)) return 1;
  if (isNumberedOne(tokens, match)) return 1;
  return (
    manyBefore(tokens, match) ??
    countAtFirst(tokens) ??
    countBefore(tokens, match) ??
    countAround(tokens, match) ??
    countAlone(tokens, match) ??
    (isOneOfFour(tokens, match) ? 1 : null)
  );
}

/** "Michelin tire 205/55r16" of what is priced by four: the noun in the singular, and no word of a set. */
function isOneOfFour(tokens: readonly Token[], { entry }: AliasMatch): boolean {
  if (entry.unit?.pieces !== 4 || tokens.some(({ key }) => isWord("containers", key))) return false;
  const nouns = tokens.filter(({ key }) => key === nounOf(entry));
  return nouns.length > 0 && nouns.every(({ key, raw }) => key === raw);
}

/** "One KEF Q150 speaker" begins with the count; "1 KEF Q150 speakers" may be one pair. */
const isOneOfPair = (tokens: readonly Token[], match: AliasMatch) =>
  /^(?:one|1)$/.test(tokens[0]?.key ?? "") && match.start === 1 && !isInPlural(tokens, match);

/** "7 iron" numbers one of what the guide calls irons, "205 55 16 tire" measures one. */
function isNumberedOne(tokens: readonly Token[], { entry }: AliasMatch): boolean {
  const noun = nounOf(entry);
  return tokens.some(
    ({ key, raw }, at) => key === raw && key === noun && /^\d+$/.test(tokens[at - 1]?.key ?? ""),
  );
}

/** The last word of what an entry is called. */
const nounOf = ({ model }: GuideEntry) =>
  keysOfPhrase(model.split(",")[0] ?? "")
    .split(" ")
    .at(-1);

/**
 * How many units the title sells. Multiplies only where a word counts units of a thing that is
 * priced by the unit: "set of 4 dining chairs" is 4, "pair of speakers" and "6 drawer dresser" 1.
 */
function countUnits(tokens: readonly Token[], match: AliasMatch): number {
  const noun = keysIn(tokens, match);
  if (/\b(?:set|pair|lot|bundle|collection|pack)\b/.test(noun)) return 1;
  if (isSoldInSets(noun)) return isPricedSingly(match) ? (countFirst(tokens, match) ?? 1) : 1;
  if (isSoldInPairs(noun)) return countLot(tokens, match) ?? countAtStart(tokens, match) ?? 1;
  return countBefore(tokens, match) ?? countAround(tokens, match) ?? countFirst(tokens, match) ?? 1;
}

const keysIn = (tokens: readonly Token[], { start, end }: AliasMatch) =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(" ");

/** A maker's battery is one, "ink" and "tires" may be any number. */
const isPricedSingly = ({ entry }: AliasMatch): boolean =>
  entry.specificity !== "type" && !/s\b/.test(entry.model.split(",")[0] ?? "");

/** Of what is in the plural by a word of its own: "7 Funko pops in box, Marvel". */
function countFirst(tokens: readonly Token[], match: AliasMatch): number | undefined {
  if (isInPlural(tokens, match)) return countAtFirst(tokens);
  const own = ownWords(match.entry);
  return countAtFirst(tokens, (noun) => isPlural(noun) && own.has(noun.key));
}

/**
 * "Dining chairs" and then "six chairs with oak legs" or "I have 2 of these": the number of what
 * the title names in the plural. 1 where the first words of the description do not count it.
 */
function countDescribed({ titleTokens, descriptionTokens }: Words, match: AliasMatch): number {
  const noun = titleTokens[match.end - 1];
  const isPlural = noun !== undefined && noun.key !== noun.raw && noun.raw.endsWith("s");
  const isOfOneKind =
    countedByDescription.has(match.entry.category) &&
    match.entry.specificity !== "model" &&
    !/\b(?:and|set|suite|lot)\b/.test(`${match.keys} ${match.entry.model}`);
  if (!isPlural || !isOfOneKind || isMeasure(noun.key)) return 1;
  if (isSoldInSets(noun.key) || isSoldInPairs(noun.key)) return 1;
  const opening = descriptionTokens.slice(0, describedTokens);
  const found = opening.flatMap((token, at) => {
    const units = token.isGlued ? undefined : unitsOf(token);
    const behind = opening.slice(at + 1, at + 6);
    return units !== undefined && isCountOf(behind, noun.raw) ? [units] : [];
  });
  const [units = 1, ...others] = found;
  return units > mostDescribed || others.some((other) => other !== units) ? 1 : units;
}

/** More is a dealer's stock, of which the price is for one. */
const mostDescribed = 12;
const describedTokens = 40;
/** Where several are used together; of small things a number counts what is in the box. */
const countedByDescription: ReadonlySet<Category> = new Set([
  "furniture",
  "home-decor",
  "garden",
  "office",
  "sporting-goods",
]);

/** What stands behind a number of things: up to three adjectives and their name, or "of these". */
function isCountOf(behind: readonly Token[], plural: string): boolean {
  const end = behind.findIndex(({ breakBefore }, at) => at > 0 && breakBefore !== "none");
  const run = end === -1 ? behind : behind.slice(0, end);
  if (isMeasure(run[0]?.key)) return false;
  const at = run.findIndex(({ raw }) => raw === plural);
  return (at >= 0 && at <= 3) || /^of (?:these|them)\b/.test(run.map(({ key }) => key).join(" "));
}

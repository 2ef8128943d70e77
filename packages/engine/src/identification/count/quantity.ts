import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Category } from "../../category.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import type { PriceUnit } from "../../price-guide/entry.ts";
import { isMeasure, isSoldInPairs, isSoldInSets } from "./counted-nouns.ts";
import { countsHolders } from "./count-spans.ts";
import type { Count } from "./count.ts";
import type { Words } from "../read-words.ts";
import {
  countAround,
  countAtStart,
  countBefore,
  countLot,
  manyBefore,
  unitsOf,
} from "./title-count.ts";
import { bestSpan, countAlone, countOfOwnNoun, isInPlural, toldInTitle } from "./told-count.ts";
import { poundsTold } from "./weight-told.ts";

/** What the title counts, else the description of what it names. */
export function quantityOf(words: Words, match: AliasMatch): Count {
  const { unit } = match.entry;
  if (unit !== undefined) return countByUnit(words, match, unit);
  const told = toldInTitle(words.titleTokens, match);
  const named = told ?? countUnits(words.titleTokens, match);
  const quantity = named > 1 ? named : countDescribed(words, match);
  return { quantity, amount: quantity };
}

/** Of what is priced by the pair, the set or the pound, the words tell how many or how much. */
function countByUnit(
  { titleTokens: tokens }: Words,
  match: AliasMatch,
  { pieces, pounds }: PriceUnit,
): Count {
  const counted = countOfPieces(tokens, match, pieces === 2);
  const weight = pounds === null ? null : poundsTold(tokens);
  if (weight !== null && pounds !== null) {
    const isSingle = tokens.some(({ key }) => key === "single");
    // Two dumbbells of 50 pounds weigh 100; a lot of ten skeins and 4 pounds weighs 4.
    const isOfEach = pieces === null && counted !== null && counted <= mostOfEach && !isSingle;
    const each = isOfEach ? counted : 1;
    return { quantity: counted ?? 1, amount: (each * weight) / pounds };
  }
  if (pieces === null) return { quantity: counted ?? 1, amount: 1 };
  // "Diapers, 2 boxes", priced by the hundred, are two hundred.
  if (counted !== null && pieces >= fewestToABox && isInBoxes(tokens, match))
    return { quantity: counted, amount: counted };
  // "Set of 4 tires", priced by four, is one.
  return counted === null || counted === pieces
    ? { quantity: 1, amount: 1 }
    : { quantity: counted, amount: counted / pieces };
}

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
    countBefore(tokens, match) ??
    countAround(tokens, match) ??
    countAlone(tokens, match) ??
    countOfOwnNoun(tokens, match) ??
    null
  );
}

/** "One KEF Q150 speaker" begins with the count; "1 KEF Q150 speakers" may be one pair. */
const isOneOfPair = (tokens: readonly Token[], match: AliasMatch) =>
  /^(?:one|1)$/.test(tokens[0]?.key ?? "") && match.start === 1 && !isInPlural(tokens, match);

/** "7 iron" numbers one of what the guide calls irons, "205 55 16 tire" measures one. */
function isNumberedOne(tokens: readonly Token[], { entry }: AliasMatch): boolean {
  const noun = keysOfPhrase(entry.model.split(",")[0] ?? "")
    .split(" ")
    .at(-1);
  return tokens.some(
    ({ key, raw }, at) => key === raw && key === noun && /^\d+$/.test(tokens[at - 1]?.key ?? ""),
  );
}

/**
 * How many units the title sells. Multiplies only where a word counts units of a thing that is
 * priced by the unit: "set of 4 dining chairs" is 4, "pair of speakers" and "6 drawer dresser" 1.
 */
function countUnits(tokens: readonly Token[], match: AliasMatch): number {
  const name = tokens.slice(match.start, match.end).map((token) => token.key);
  const isSet = /\b(?:set|pair|lot|bundle|collection|piece|pack)\b/;
  if (isSet.test(name.join(" ")) || isSet.test(match.entry.model.toLowerCase())) return 1;
  const noun = name.join(" ");
  if (isSoldInSets(noun)) return 1;
  if (isSoldInPairs(noun)) return countLot(tokens, match) ?? countAtStart(tokens, match) ?? 1;
  return countBefore(tokens, match) ?? countAround(tokens, match) ?? 1;
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

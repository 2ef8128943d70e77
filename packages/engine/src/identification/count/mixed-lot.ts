import { type AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import { hasTag } from "../../price-guide/entry.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isPlainWord } from "../../price-guide/word-shapes.ts";
import type { Choice } from "../names/choose-entry.ts";
import { piecesAt } from "./count-spans.ts";
import { areTwoThings } from "./two-things.ts";
import { namedInSegments } from "./named-in-segments.ts";
import { quantityOf } from "./quantity.ts";
import { rowOfKinds } from "./row-of-kinds.ts";
import type { Words } from "../read-words.ts";

const lotWords =
  /\b(?:everything must go|job ?lots?|(?:huge|big|large|mixed|assorted|bulk|random|misc\.?|miscellaneous|entire|whole) (?:\w+ ){0,2}(?:lots?|bundle|collection|items|stuff|load)|(?:lots?|bundles?|box|boxes|bag|bags|load|collection|assortment|variety|pile|bin) of (?!\d|two|three|four|five|six|seven|eight|ten|twelve)\w+|various (?:items|things|goods|brands|sizes|prices)|misc(?:ellaneous)? (?:items|stuff|household)|assorted|household (?:items|goods)|lots? of (?:stuff|things|items)|all items|each item|multiple items|many items|odds and ends|(?<!parking |the |a |whole )lot(?= *$|[,.!(]))\b/i;
/** A sale of a household; a thing named after it is still one thing. */
const saleWords = /\b(?:moving|garage|yard|estate|multi[- ]family|tag) (?:out )?sale[^a-z]*$/i;
/** Not a lot of this and that: "a lot of fun", "parking lot", "lots of storage", "25 books lot". */
const noLot =
  /\b(?:a lot of|lots of (?:storage|space|room|life|fun|use|potential|power|extras|upgrades|love|accessories|features)|box of 1|parking lot|lot of \d+ available|\d{1,2} (?:[a-z]+ ){1,3}lot)\b/gi;
/** What of several different things a title sells; none where it sells one thing, or many of one. */
export type Lot = {
  isMixed: boolean;
  /** Those that the guide knows by name, in the title's order; fewer than two where it tells too little. */
  things: readonly AliasMatch[];
};

const noLotAtAll: Lot = { isMixed: false, things: [] };

/** Whether the title sells several different things, and which. */
export function readLot(words: Words, { best, all: matches, titleEnd }: Choice): Lot {
  const { title, titleTokens: tokens } = words;
  if (matches.some((match) => isPricedAsLot(match))) return noLotAtAll;
  const named = namedInSegments(tokens, matches);
  const listed = thingsInList(tokens, named, titleEnd.kind === "with" ? titleEnd.at : Infinity);
  const hasMain = listed.things.some(
    ({ start, end }) => best === null || (start < best.end && best.start < end),
  );
  const things = listed.isCertain && listed.things.length > 1 && hasMain ? listed.things : [];
  if (lotWords.test(title.replace(noLot, " "))) {
    if (isOneWithExtras(title, named) || isManyOfOne(words, named)) return noLotAtAll;
    return { isMixed: true, things };
  }
  if (named.length === 0) return saleWords.test(title) ? { isMixed: true, things: [] } : noLotAtAll;
  if (listed.things.length > 1) return { isMixed: true, things };
  return noLotAtAll;
}

/** The entry itself prices a lot: "lot of pokemon cards", "box of books". */
function isPricedAsLot({ entry }: AliasMatch): boolean {
  return hasTag(entry, "priced_as_lot") || (entry.unit?.pieces ?? 1) >= fewestOfLot;
}

/** A price for as many is a lot's; a set of four tires is one thing. */
const fewestOfLot = 8;

/** "Nintendo Switch bundle with a box of games" is the console with extras. */
function isOneWithExtras(title: string, named: readonly AliasMatch[]): boolean {
  const lotAt = lotWords.exec(title)?.index ?? 0;
  return (
    named.length === 1 &&
    named[0]?.entry.specificity === "model" &&
    lotAt > 0 &&
    !/\b(?:job ?lot|bulk)\b/i.test(title)
  );
}

/** "Job lot, 9 vacuum cleaners", "fishing lures lot 85 pcs": one kind, and how many of it. */
function isManyOfOne(words: Words, named: readonly AliasMatch[]): boolean {
  const [only] = named;
  const isOneKind = only !== undefined && named.every(({ entry }) => entry.id === only.entry.id);
  return isOneKind && quantityOf(words, only).quantity > 1;
}

/** What is missing, broken or only spoken of is not handed over: "missing battery charger". */
const notSold = new Set(
  "no not without missing need needs cracked broken bad dead torn worn faulty replaced play plays like fit fits for than vs or sold".split(
    " ",
  ),
);

function isSold(tokens: readonly Token[], { start }: AliasMatch): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    if (notSold.has(tokens[at]?.key ?? "")) return false;
    if (tokens[at + 1]?.breakBefore !== "none") return true;
  }
  return true;
}

/** The things of a list, and whether the first of them is named to its last word. */
type Listed = { things: readonly AliasMatch[]; isCertain: boolean };

/** Of the words up to `end`: what comes along behind a "with" is no item of a list. */
function thingsInList(tokens: readonly Token[], named: readonly AliasMatch[], end: number): Listed {
  const inRow = new Set(rowOfKinds(tokens, named));
  const things: AliasMatch[] = [];
  let isCertain = true;
  for (const match of named.filter(({ start }) => start < end)) {
    const last = things.at(-1);
    if (last !== undefined && match.start < last.end) continue;
    if (!isSold(tokens, match)) break;
    const isOther = things.every((thing) => areTwoThings(tokens, thing, match));
    if (last === undefined || (inRow.has(match) && inRow.has(last))) things.push(match);
    else if (isOther && isJoined(tokens, last, match)) {
      things.push(match);
      isCertain &&= last !== things[0] || isNamedWhole(tokens, last, named);
    }
  }
  return { things, isCertain };
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
  if (between.some((token) => isWord("joiners", token.key))) return between.length <= 4;
  // "4 clarinets 2 flutes"
  const isCounted = between.length === 1 && piecesAt(tokens, first.end) !== undefined;
  if (isCounted && piecesAt(tokens, first.start - 1) !== undefined) return true;
  return between.length <= 2 && (between[0] ?? tokens[next.start])?.breakBefore === "list";
}

const isParted = ({ breakBefore }: Token) => breakBefore === "bracket" || breakBefore === "other";

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { hasTag } from "../../price-guide/entry.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import type { Choice } from "../names/choose-entry.ts";
import { namedInSegments } from "./named-in-segments.ts";
import { quantityOf } from "../count/quantity.ts";
import { thingsInList } from "./things-in-list.ts";
import type { Words } from "../read-words.ts";

const lotWords = anyPhraseOf("mixedLots");
const lotAtTheEnd = anyPhraseOf("lotsAtTheEnd", (source) => `${source}(?= *$|[,.!(])`);
/** A sale of a household; a thing named after it is still one thing. */
const householdSale = anyPhraseOf("householdSales", (source) => `${source}[^a-z]*$`);
const noLot = anyPhraseOf("noLots");

/** Where a title says that it sells a lot of this and that; -1 where it does not. */
function lotIn(title: string): number {
  const rest = title.split(noLot()).join(" ");
  const found = lotWords().exec(rest) ?? lotAtTheEnd().exec(rest);
  return found?.index ?? -1;
}

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
  if (lotIn(title) >= 0) {
    if (isOneWithExtras(title, named) || isManyOfOne(words, named)) return noLotAtAll;
    return { isMixed: true, things };
  }
  if (named.length === 0)
    return householdSale().test(title) ? { isMixed: true, things: [] } : noLotAtAll;
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
  return (
    named.length === 1 &&
    named[0]?.entry.specificity === "model" &&
    lotIn(title) > 0 &&
    !/\b(?:job ?lot|bulk)\b/i.test(title)
  );
}

/** "Job lot, 9 vacuum cleaners", "fishing lures lot 85 pcs": one kind, and how many of it. */
function isManyOfOne(words: Words, named: readonly AliasMatch[]): boolean {
  const [only] = named;
  const isOneKind = only !== undefined && named.every(({ entry }) => entry.id === only.entry.id);
  return isOneKind && quantityOf(words, only).quantity > 1;
}

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit, isWholeNumber } from "../../price-guide/word-shapes.ts";
import type { Relation } from "./attachment-found.ts";
import { isTransparent, tellsOfKind } from "./between-thing-and-noun.ts";
import { featuresOf } from "./features-of-noun.ts";
import { type Feature, probabilityOf } from "./features.ts";
import { type FoundNoun, isPartNoun, nounAt } from "./lexicon-index.ts";
import { shownWords } from "./own-words.ts";
import { wordsOfThing } from "./words-of-thing.ts";

/** "Charger MacBook Air", "rear derailleur mountain bike": in front of it without a word between. */
export function relationsBefore(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[],
): Relation[] {
  const { own, makers } = wordsOfThing(tokens, match);
  const found: Relation[] = [];
  let reached = 0;
  // How far the title is nothing but pieces and what says nothing: "recliner handle lever La-Z-Boy".
  let pieces = 0;
  for (let start = 0; start < match.end; start += 1) {
    const noun = nounAt(tokens, start, match.entry);
    const isFirst = start <= pieces;
    if (isFirst) pieces = noun?.end ?? (saysNoThing(tokens[start], match) ? start + 1 : pieces);
    // "Back glass iPhone": within a longer noun there is none.
    if (noun === null || noun.end <= reached) continue;
    reached = noun.end;
    const isRightBefore = tokens
      .slice(noun.end, match.start)
      .every(({ key }) => isWord("idleWords", key) || isWholeNumber(key));
    const isParted = tokens[match.start]?.breakBefore === "other";
    const isNamed = isRightBefore && (isByMaker(match) || isByNumber(match) || isParted);
    const isHead =
      isFirst && isPieceOrManual(noun) && (isNamed || makers.has(tokens[noun.end]?.key ?? ""));
    // "Door Whirlpool refrigerator": a word of such things' names, but it begins the title.
    const named = isHead ? shownWords(match.entry) : own;
    if (tokens.slice(start, noun.end).every(({ key }) => named.has(key))) continue;
    // "Xbox controller 360": one word right between a maker's name and what only the maker makes.
    const isBehindFirst = start - 1 === match.start || makers.has(tokens[start - 1]?.key ?? "");
    const isWithin = isByMaker(match) && isBehindFirst;
    if (start >= match.start && !isWithin) continue;
    const isLeading = noun.noun.leads || isWithin || isHead;
    // "Bose ear cushions QC35": two words are no adjective of the model. "Stihl 20 inch bar MS290": right in
    // front of a model's number one is enough.
    const isOfNumber = isNamed && hasDigit(match.keys);
    if (!isLeading && noun.end - start === 1 && !isOfNumber) continue;
    if (isAmongFeatures(tokens, start, match)) continue;
    const isBehindMaker = tokens.slice(0, start).some(({ key }) => makers.has(key));
    if (isBehindMaker && tellsOfKind(tokens, noun, match)) continue;
    const between = tokens.slice(noun.end, match.start);
    const isNext = between.every((_, at) => isTransparent(tokens, noun.end + at, own));
    const isBroken = tokens
      .slice(noun.end, match.start + 1)
      .some(({ breakBefore }) => breakBefore === "list" || breakBefore === "other");
    if (!isNext || (isBroken && !isHead) || tokens[start - 1]?.key === "in") continue;
    const told = featuresOf(tokens, noun, match).filter((one) => !isWithin || one !== "comesAlong");
    const features: Feature[] = [...section, "rightBefore", ...told];
    found.push({ ...noun, match, features, probability: probabilityOf(features) });
  }
  return found;
}

/** "27 speed double disc brake suspension fork mountain bike": a kind's features stand before it. */
const isAmongFeatures = (tokens: readonly Token[], start: number, { entry }: AliasMatch): boolean =>
  entry.specificity === "type" &&
  tokens.slice(0, start).filter(({ key }) => isPartNoun(key, entry)).length > 0;

/** "Headlight assembly Honda CBR600": a kind by the number of one of its models. */
const isByNumber = ({ keys, isBrandApart }: AliasMatch) =>
  !isBrandApart && keys.split(" ").some((key) => isWholeNumber(key) && key.length > 2);

/** A maker's thing, and nothing by the pound, which has no parts. */
const isByMaker = ({ entry }: AliasMatch) =>
  entry.specificity !== "type" && entry.unit === undefined;

/** "Fairings Suzuki GSX-R 750", "handle lever La-Z-Boy recliner": pieces of such things come first. */
const isPieceOrManual = ({ noun, start, end }: FoundNoun): boolean =>
  isPiece(noun) || (noun.role === "document" && end - start > 1);

const saysNoThing = (token: Token | undefined, { entry }: AliasMatch): boolean =>
  isWord("fillers", token?.key) || isPartNoun(token?.key ?? "", entry);

const isPiece = ({ of, role }: FoundNoun["noun"]) =>
  of !== null && (role === "part" || role === "accessory");

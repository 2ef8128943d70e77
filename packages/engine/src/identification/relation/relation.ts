import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf, isBareBrand } from "../../price-guide/brand-names.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { findBrands } from "../names/find-brand.ts";
import { numberOf } from "../count/number-of.ts";
import { isFarSoon, isFurtherModel, isTransparent } from "./between-thing-and-noun.ts";
import { type Feature, probabilityOf } from "./features.ts";
import { type FoundNoun, isPartNoun, nounAt } from "./lexicon-index.ts";
import { ownWords, shownWords } from "./own-words.ts";

/** Something for a thing, as a title names the two. */
export type Relation = FoundNoun & {
  match: AliasMatch;
  features: readonly Feature[];
  /** 0 to 1: that it is sold, and not the thing. */
  probability: number;
};

/** The likeliest thing of this thing's parts, accessories and supplies that the title may sell. */
export function findRelation(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[] = [],
): Relation | null {
  const found = allRelations(tokens, match, section);
  const likely = found.filter(({ probability }) => probability > sureEnough);
  const telling = likely.filter(({ noun }) => noun.of !== null || noun.takes !== null);
  const [best] = (telling.length > 0 ? telling : likely.length > 0 ? likely : found).toSorted(
    (a, b) => b.probability - a.probability,
  );
  return best ?? null;
}

/** Every part, accessory and supply of the thing that the title names. */
function allRelations(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[] = [],
): readonly Relation[] {
  if (isPartItself(tokens, match)) return [];
  return [...relationsBehind(tokens, match, section), ...relationsBefore(tokens, match, section)];
}

type ThingsWords = { own: ReadonlySet<string>; makers: ReadonlySet<string> };

/** With its maker's: "Porter-Cable" has no cable. */
function wordsOfThing(tokens: readonly Token[], { entry }: AliasMatch): ThingsWords {
  const named = findBrands(tokens, entry.category).flatMap(({ keys }) => keys.split(" "));
  const makers = new Set([...named, ...brandsOf(entry).flatMap(({ keys }) => keys.split(" "))]);
  const own = ownWords(entry);
  return { own: named.every((key) => own.has(key)) ? own : new Set([...own, ...named]), makers };
}

/** "Plane blade", "starter motor": a kind of part has no parts of its own. */
function isPartItself(tokens: readonly Token[], { entry, end }: AliasMatch): boolean {
  return entry.specificity === "type" && isPartNoun(tokens[end - 1]?.key ?? "");
}

/** What is likelier than this is sold. */
export const sureEnough = 0.5;

function relationsBehind(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[],
): Relation[] {
  const words = wordsOfThing(tokens, match);
  const { own } = words;
  const found: Relation[] = [];
  let between = 0;
  for (let at = match.end; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isFurtherModel(tokens, at)) continue;
    if (token === undefined || isWord("connectors", token.key)) break;
    if (token.key === "part" && isWord("beforeParts", tokens[at - 1]?.key)) break;
    const noun = nounOfAnother(tokens, at, { match, own });
    if (
      token.breakBefore === "list" ||
      (token.breakBefore === "other" && !isFarSoon(tokens, at, match))
    )
      break;
    if (noun === null) {
      between += isTransparent(tokens, at, own) ? 0 : 1;
      continue;
    }
    const told = featuresOf(tokens, noun, match);
    const isHead = told.includes("last") && !told.includes("ofKind");
    const apart = wordsBetween(noun, between, isHead);
    const features: Feature[] = [...section, "rightBehind", ...apart, ...told];
    if (!isModifier(tokens, noun, words))
      found.push({ ...noun, match, features, probability: probabilityOf(features) });
    at = noun.end - 1;
  }
  return found;
}

/**
 * A noun that is no word of the thing's own names. One that names an accessory wherever it stands
 * must be what the thing is called or matched by: some aliases tell what comes along.
 */
function nounOfAnother(
  tokens: readonly Token[],
  at: number,
  { match, own }: { match: AliasMatch; own: ReadonlySet<string> },
): FoundNoun | null {
  const key = tokens[at]?.key ?? "";
  const noun = nounAt(tokens, at, match.entry);
  if (noun === null || !own.has(key)) return noun;
  const isItsName = shownWords(match.entry).has(key) || ` ${match.keys} `.includes(` ${key} `);
  return noun.noun.reachesFar && match.entry.specificity !== "type" && !isItsName ? noun : null;
}

/** "Charger MacBook Air", "rear derailleur mountain bike": in front of it without a word between. */
function relationsBefore(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[],
): Relation[] {
  const { own } = wordsOfThing(tokens, match);
  const found: Relation[] = [];
  for (let start = 0; start < match.start; start += 1) {
    const noun = nounAt(tokens, start, match.entry);
    if (noun === null || !noun.noun.leads || own.has(tokens[start]?.key ?? "")) continue;
    const between = tokens.slice(noun.end, match.start);
    const isNext = between.every((_, at) => isTransparent(tokens, noun.end + at, own));
    const isBroken = tokens
      .slice(noun.end, match.start + 1)
      .some(({ breakBefore }) => /list|other/.test(breakBefore));
    if (!isNext || isBroken || tokens[start - 1]?.key === "in") continue;
    const features: Feature[] = [...section, "rightBefore", ...featuresOf(tokens, noun, match)];
    found.push({ ...noun, match, features, probability: probabilityOf(features) });
  }
  return found;
}

function wordsBetween({ noun }: FoundNoun, count: number, isHead: boolean): Feature[] {
  const each = noun.reachesFar ? "wordBetweenFar" : isHead ? "wordBetweenLast" : "wordBetween";
  return Array.from({ length: count }, () => each);
}

function featuresOf(tokens: readonly Token[], found: FoundNoun, match: AliasMatch): Feature[] {
  const before = tokens[found.start - 1];
  const after = tokens[found.end];
  // "Open box for all printers" is open.
  const isTold = isWord("tellingBefore", before?.key);
  const isApart =
    isWord("apartWords", before?.key) ||
    (!isTold && after?.breakBefore !== "list" && isWord("apartWords", after?.key)) ||
    isEmpty(tokens, found);
  const features: Feature[] = [found.noun.reachesFar ? "farNoun" : "noun"];
  if (match.entry.specificity === "type") features.push("ofKind");
  // "Roku box + remote": with something else it comes along.
  const isAlong = found.noun.comesAlong && after?.key === "and" && !isApart;
  if (isLast(tokens, found) && !isAlong) features.push("last");
  else if (!found.noun.reachesFar && !isFollowedByNoun(tokens, found, match))
    features.push("followed");
  if (isApart) features.push("apart");
  if (found.noun.comesAlong && !isApart) features.push("comesAlong");
  if (!isApart && tokens.some(({ key }) => isWord("machineWords", key)))
    features.push("namesMachine");
  const tells = isTold || (after?.breakBefore === "none" && isWord("tellingBehind", after.key));
  if (tells) features.push("tells");
  if (found.end - found.start > 1) features.push("longNoun");
  if (isCounted(tokens, found, match)) features.push("counted");
  if (isBareBrand(match)) features.push("bareMaker");
  return features;
}

/** "Empty box", "box red presentation EMPTY"; an empty drawer or a charger is not said. */
function isEmpty(tokens: readonly Token[], { noun }: FoundNoun): boolean {
  return noun.role === "packaging" && tokens.some(({ key }) => key === "empty");
}

/** A number in front measures the noun or counts what the thing has of it. */
function isCounted(tokens: readonly Token[], { start }: FoundNoun, match: AliasMatch): boolean {
  const before = tokens[start - 1];
  const noun = tokens[start];
  if (before === undefined || noun === undefined) return false;
  if (isMeasure(tokens, start - 1)) return isWord("measuredNouns", noun.key);
  const count = before.key === "one" ? 1 : numberOf(before.key);
  if (count === undefined || start <= match.end) return false;
  return count === 1 || noun.raw !== noun.key || isWord("countedNouns", noun.key);
}

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
  return /\d/.test(token?.key ?? "") || token?.isGlued === true || next?.isGlued === true;
}

function isLast(tokens: readonly Token[], { end }: FoundNoun): boolean {
  const next = tokens
    .slice(end)
    .findIndex(({ key }, at) => !isWord("idleWords", key) && !isOfCode(tokens, end + at));
  if (next === -1) return true;
  const token = tokens[end + next];
  return token !== undefined && (token.breakBefore !== "none" || isWord("connectors", token.key));
}

/** "Stand mixer", "battery mower": in front of the thing's own noun it describes the thing. */
function isModifier(
  tokens: readonly Token[],
  { end }: FoundNoun,
  { own, makers }: ThingsWords,
): boolean {
  const next = tokens[end];
  // "Chainsaw carrying case Stihl": behind the noun the maker is only named.
  if (next === undefined || next.breakBefore !== "none" || makers.has(next.key)) return false;
  return /[a-z]/.test(next.key) && own.has(next.key);
}

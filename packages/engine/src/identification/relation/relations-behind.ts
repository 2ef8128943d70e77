import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isConnector, isWord, matchEntries } from "../../price-guide/guide.ts";
import { isPlural, keysAt, type Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import type { Relation } from "./attachment-found.ts";
import { isFarSoon, isFurtherModel, isTransparent } from "./between-thing-and-noun.ts";
import { featuresOf, isLast, makersIn } from "./features-of-noun.ts";
import { type Feature, probabilityOf } from "./features.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";
import { namesOf, shownWords } from "./own-words.ts";
import { isModifier, wordsOfThing } from "./words-of-thing.ts";

/** What stands behind the thing, up to what ends its breath. */
export function relationsBehind(
  tokens: readonly Token[],
  match: AliasMatch,
  section: readonly Feature[],
): Relation[] {
  const words = wordsOfThing(tokens, match);
  const { own } = words;
  const again: Feature[] = isNamedAgain(tokens, match) ? ["namedAgain"] : [];
  const found: Relation[] = [];
  let between = 0;
  for (let at = firstBehind(tokens, match); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isFurtherModel(tokens, at)) continue;
    if (token === undefined || isConnector(token)) break;
    // What stands behind "for" is what a kind of thing is for: "stripes for Dodge Charger".
    if (token.key === "for" && match.entry.specificity === "type") break;
    if (token.key === "part" && isWord("beforeParts", tokens[at - 1]?.key)) break;
    const noun = nounOfAnother(tokens, at, { match, own });
    if (
      token.breakBefore === "list" ||
      (token.breakBefore === "other" &&
        !isFarSoon(tokens, at, match) &&
        !isAloneBehind(tokens, noun))
    )
      break;
    if (noun === null) {
      between += isTransparent(tokens, at, own) ? 0 : 1;
      continue;
    }
    const told = featuresOf(tokens, noun, match);
    const isHead = told.includes("last") && (!told.includes("ofKind") || isOfMaker(tokens, match));
    const apart = wordsBetween(noun, between, isHead);
    const features: Feature[] = [...section, "rightBehind", ...apart, ...again, ...told];
    if (!isModifier(tokens, noun, words))
      found.push({ ...noun, match, features, probability: probabilityOf(features) });
    at = noun.end - 1;
  }
  return found;
}

/** "Mountain bike 21 speed MTB bicycle": who sells the whole of a kind calls it all that it is called. */
const isNamedAgain = (tokens: readonly Token[], { entry, start }: AliasMatch): boolean =>
  entry.specificity === "type" &&
  matchEntries(tokens).some((other) => other.entry === entry && other.end <= start);

/** "Sea Doo GTX seat": a kind by its maker's name, which a model may follow. */
const isOfMaker = (tokens: readonly Token[], { keys }: AliasMatch): boolean =>
  keys.split(" ").some((key) => makersIn(tokens).has(key));

/** "Chromag Samurai - suspension fork": behind a dash stands the piece and nothing else. */
const isAloneBehind = (tokens: readonly Token[], found: FoundNoun | null): boolean =>
  found !== null &&
  found.noun.of !== null &&
  !found.noun.comesAlong &&
  tokens.slice(found.end).every(({ key }) => isWord("idleWords", key));

/** "Malm drawer front": the last word of a name may begin that of a part; "belt buckle only" is the buckle. */
function firstBehind(tokens: readonly Token[], { entry, end }: AliasMatch): number {
  const reach = (at: number) => nounAt(tokens, at, entry)?.end ?? 0;
  if (tokens[end]?.key === "only") return end;
  return reach(end - 1) > Math.max(end, reach(end)) ? end - 1 : end;
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
  if (noun !== null && isSameDocument(tokens, noun, match)) return null;
  if (noun === null || !own.has(key)) return noun;
  // "Dresser drawer only", "iPad keyboard folio": a drawer is a word of dressers, these are not.
  const isSaidApart = tokens[noun.end]?.key === "only";
  if (isSaidApart || tokens.slice(at, noun.end).some((token) => !own.has(token.key))) return noun;
  const phrase = keysAt(tokens, noun);
  const isItsName =
    shownWords(match.entry).has(key) ||
    ` ${match.keys} `.includes(` ${key} `) ||
    namesOf(match.entry).has(phrase);
  if (!isItsName && (isPluralHead(tokens, noun) || isBehindNumber(tokens, noun, match)))
    return noun;
  return noun.noun.reachesFar && match.entry.specificity !== "type" && !isItsName ? noun : null;
}

/** "Clymer Honda CB750 service manual": a manual has none. */
const isSameDocument = (tokens: readonly Token[], { noun, end }: FoundNoun, match: AliasMatch) =>
  noun.role === "document" && shownWords(match.entry).has(tokens[end - 1]?.key ?? "");

/** "Levoit Core 300 filter": a whole thing ends with its number or its kind. */
const isBehindNumber = (tokens: readonly Token[], found: FoundNoun, { keys, end }: AliasMatch) =>
  found.start === end && hasDigit(keys) && isLast(tokens, found);

/** "Gas grill burners", "guitar strings" end with what is sold; "grill 3 burners" counts them. */
function isPluralHead(tokens: readonly Token[], found: FoundNoun): boolean {
  const isCounted = hasDigit(tokens[found.start - 1]?.key);
  return isPlural(tokens[found.end - 1]) && !isCounted && isLast(tokens, found);
}

function wordsBetween({ noun }: FoundNoun, count: number, isHead: boolean): Feature[] {
  const each = noun.reachesFar ? "wordBetweenFar" : isHead ? "wordBetweenLast" : "wordBetween";
  return Array.from({ length: count }, () => each);
}

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf, isBareBrand } from "../../price-guide/brand-names.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, hasPlainWord, isPlainWord } from "../../price-guide/word-shapes.ts";
import { isGeneralWord } from "../../price-guide/vocabulary.ts";
import { areNear } from "../sections/near-categories.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";
import { leftToScaleModel } from "./scale-model.ts";

type Spoken = {
  tokens: readonly Token[];
  all: readonly AliasMatch[];
  ruledOut: readonly AliasMatch[];
};

/**
 * "Rolex wall clock", "Xbox mini fridge", "Chanel bottle canvas art": another kind of thing bears
 * the name. "MacBook Pro top case" is no top either: a single word of another category says nothing
 * beside a name that something else in the title takes out.
 */
export function isBorneByAnother(match: AliasMatch, { tokens, all, ruledOut }: Spoken): boolean {
  const { entry, start, end } = match;
  // "6x9" names speakers until something else is named.
  if (entry.specificity === "type" && !hasPlainWord(match.keys))
    return all.some(({ keys }) => hasPlainWord(keys));
  if (entry.specificity === "type")
    return (
      end - start === 1 &&
      ruledOut.some(
        (other) => other.entry.brand !== null && !areNear(other.entry.category, entry.category),
      )
    );
  return all.some(
    (kind) =>
      standsBetween(tokens, kind, match) ||
      (isOtherKind(kind, match) && isInOneBreath(tokens, match, kind)),
  );
}

/** "Fender logo T-shirt guitar": of a maker and its word further on, the noun between them is what is sold. */
function standsBetween(tokens: readonly Token[], kind: AliasMatch, match: AliasMatch): boolean {
  if (!match.isBrandApart || kind.entry.specificity !== "type" || kind.end > match.start)
    return false;
  // "J.Crew wool skirt" is made of it.
  if (isWord("materialWords", kind.keys)) return false;
  if (isPlaything(match.entry) || areNear(kind.entry.category, match.entry.category)) return false;
  const makers = brandsOf(match.entry).map(({ keys }) => keys.split(" ").at(-1));
  const at = tokens.findIndex(({ key }) => makers.includes(key));
  return at !== -1 && kind.start > at && kind.start - at - 1 < mostBetween;
}

/** A kind of which the named thing is none. */
function isOtherKind(kind: AliasMatch, { entry }: AliasMatch): boolean {
  const noun = keysOfPhrase(kind.keys).split(" ").at(-1) ?? "";
  if (kind.entry.specificity !== "type" || kind.isBrandApart) return false;
  if (kind.entry.category === entry.category || ownWords(entry).has(noun)) return false;
  if (entry.brand === null || isPlaything(entry)) return false;
  // Parts and accessories are weighed by their own signs (relation/).
  const isLong = kind.end - kind.start > 1;
  if (isPartNoun(noun) || (!isLong && isWord("idleWords", noun))) return false;
  return areNear(kind.entry.category, entry.category)
    ? isLong && entry.specificity === "model"
    : isLong || !isGeneralWord(noun);
}

/** A doll's bed is a doll's, and a game may be of anything. */
const isPlaything = (entry: GuideEntry) => entry.category === "toys" || hasTag(entry, "video_game");

/** Behind the name with a few words between, or right in front of it. */
const mostBetween = 2;

function isInOneBreath(tokens: readonly Token[], name: AliasMatch, kind: AliasMatch): boolean {
  const isBehind = kind.start >= name.end;
  const isHead = isBehind ? endsBreath(tokens, kind.end) : saysNoKind(name);
  if (!isHead) return false;
  const [from, to] = isBehind ? [name.end, kind.start] : [kind.end, name.start];
  if (to < from || to - from > (isBehind ? mostBetween : 0)) return false;
  const isParted = (token: Token) =>
    token.breakBefore !== "none" || isConnector(token) || isWord("otherThings", token.key);
  const until = isBehind ? kind.end : name.start + 1;
  return !tokens.slice(from, until).some(isParted);
}

const endsBreath = (tokens: readonly Token[], end: number) => {
  const next = tokens[end];
  if (next === undefined || next.breakBefore !== "none") return true;
  return !isPlainWord(next.key) || isConnector(next) || isWord("idleWords", next.key);
};

const saysNoKind = (name: AliasMatch) => name.entry.specificity === "model" || isBareBrand(name);

/**
 * "LEGO Fender Stratocaster": a maker of toys in front makes all of it a toy. What is for babies
 * stays what it is ("Fisher-Price high chair").
 */
export function leftToLikenessMaker(
  tokens: readonly Token[],
  named: readonly AliasMatch[],
): readonly AliasMatch[] {
  const matches = leftToScaleModel(tokens, named);
  const ofModelMaker = leftToModelMaker(tokens, matches);
  if (ofModelMaker !== null) return ofModelMaker;
  if (!isWord("likenessMakers", tokens[0]?.key)) return matches;
  if (matches.some(({ entry }) => hasTag(entry, "video_game") || entry.extras)) return matches;
  if (matches.some(({ entry }) => entry.category === "baby-items")) return matches;
  const ofMaker = matches.filter(({ entry, start }) => {
    const isMakers = brandsOf(entry).some(({ keys }) => keys.startsWith(tokens[0]?.key ?? ""));
    return start === 0 || isMakers || entry.category === "toys";
  });
  // "KidKraft stand mixer" mixes nothing.
  return ofMaker.length > 0 || isWord("toymakers", tokens[0]?.key) ? ofMaker : matches;
}

/** "Ertl Farmall M", "2014 Hess truck", "Revell Peterbilt": in front, the maker of models tells what all of it is. */
function leftToModelMaker(
  tokens: readonly Token[],
  matches: readonly AliasMatch[],
): readonly AliasMatch[] | null {
  const maker = matches.find(
    ({ entry, start }) => hasTag(entry, "likeness_maker") && beginsTitle(tokens, start),
  );
  if (maker === undefined) return null;
  return matches.filter(({ entry }) => entry === maker.entry || entry.category === "toys");
}

const beginsTitle = (tokens: readonly Token[], start: number): boolean =>
  tokens
    .slice(0, start)
    .every(({ key }) => hasDigit(key) || isWord("fillers", key) || isWord("idleWords", key));

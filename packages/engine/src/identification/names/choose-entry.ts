import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf, isBareBrand } from "../../price-guide/brand-names.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { isWord, matchEntries } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Category } from "../../category.ts";
import { areNear } from "../sections/near-categories.ts";
import { isNumberOfMaker } from "./name-without-maker.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { findBrands, isEverydayWord, isMakerElsewhere } from "./find-brand.ts";
import { gameOf } from "./game-title.ts";
import { isBorneByAnother, leftToLikenessMaker } from "./name-on-another-thing.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";
import { matchNewerGeneration } from "./newer-generation.ts";
import { isMakersKind, isOtherHead } from "./other-head.ts";
import { ruledOutOf } from "./ruled-out.ts";
import { keysAt, thingOfTwoKinds } from "./thing-of-two-kinds.ts";
import { findTitleEnd, type TitleEnd } from "../title-parts.ts";

/** What the guide says about a title. */
export type Choice = {
  best: AliasMatch | null;
  /** Maximal matches in the whole title, in its order. */
  all: readonly AliasMatch[];
  /** Matches whose entry rules itself out for this title, "iPhone 13" in "iPhone 13 case". */
  ruledOut: readonly AliasMatch[];
  titleEnd: TitleEnd;
};

/** "Rick Owens jeans" are no anybody's jeans: such a maker's entry prices each of its pieces. */
function leftToMaker(matches: readonly AliasMatch[]): readonly AliasMatch[] {
  const isByMaker = matches.some(({ entry }) => entry.adjustedBy?.includes("designer_piece"));
  return isByMaker ? matches.filter((match) => !isWornKind(match)) : matches;
}

const isWornKind = ({ entry }: AliasMatch) =>
  entry.specificity === "type" && (entry.category === "clothing" || entry.category === "jewelry");

/** Chip makers' names stand on the boards of every other maker. */
const chipMakers = vocabularySet((words) => words.chipMakers);

/**
 * Picks the entry a text names: the narrowest kind of entry first, then the longest alias.
 * `section` is the category that the marketplace lists it under, where that is known.
 */
export function chooseEntry(tokens: readonly Token[], section: Category | null): Choice {
  const bySection: Map<Category | null, Choice> = choiceMemory.get(tokens) ?? new Map();
  choiceMemory.set(tokens, bySection);
  const choice = bySection.get(section) ?? readChoice(tokens, section);
  bySection.set(section, choice);
  return choice;
}

/** A title is asked whether it is a vehicle's, and then what it names. */
const choiceMemory = new WeakMap<readonly Token[], Map<Category | null, Choice>>();

function readChoice(tokens: readonly Token[], section: Category | null): Choice {
  const titleEnd = findTitleEnd(tokens);
  const found = matchEntries(tokens);
  // What comes along says nothing against the thing: "Switch with 3 games" is a Switch.
  const naming = (titleEnd.kind === "with" ? tokens.slice(0, titleEnd.at) : tokens).filter(
    (_, at) => !isMissing(tokens, at),
  );
  const phrase = tokens.slice(0, titleEnd.at);
  const outEntries = ruledOutOf(naming, found);
  const ruledOut = found.filter(({ entry }) => outEntries.has(entry));
  const fitting = found.filter(
    (match) =>
      !outEntries.has(match.entry) &&
      !isOtherMakers(phrase, match) &&
      !isElsewhere(tokens, match, section),
  );
  const all = maximal(fitting.map((match) => withOverlap(match, fitting)));
  const spoken = { tokens, all, ruledOut };
  const own = leftToLikenessMaker(
    tokens,
    all.filter(
      (match) =>
        match.start < titleEnd.at &&
        !isOtherHead(tokens, match, all) &&
        !isBorneByAnother(match, spoken),
    ),
  );
  const first = own.filter((match) => !isAddition(tokens, match, own));
  const ownKind = first.some((match) => isKindOf(match, section));
  const ranked = leftToMaker(ownKind ? first.filter((match) => !isStray(match, section)) : first);
  const sticker = ranked.find((match) => isSticker(tokens, match));
  const named = sticker ?? ranked.toSorted((a, b) => compare(tokens, a, b))[0];
  const newer = found.length === 0 ? matchNewerGeneration(tokens) : null;
  const best = named ?? newer;
  // "With" brings what comes along; behind "for" a game's console may stand.
  const said = titleEnd.kind === "with" ? tokens.slice(0, titleEnd.at) : tokens;
  return { best: gameOf(said, best), all: newer ? [newer] : all, ruledOut, titleEnd };
}

/** A single word means another thing in another section: "cruiser" among electronics, "EUC" on jeans. */
function isElsewhere(
  tokens: readonly Token[],
  match: AliasMatch,
  section: Category | null,
): boolean {
  const { entry, start, end } = match;
  // "Boden" among guitars is no dress; "Dean" outside of guitars is anybody.
  if (isBareBrand(match)) {
    return isEverydayWord(keysAt(tokens, match))
      ? section !== entry.category
      : !areNear(entry.category, section);
  }
  // "Greco SE-600" among the guitars is no sewing machine.
  if (isCodeAlone(match)) return section !== null && !areNear(entry.category, section);
  if (entry.specificity === "model" || end - start > 1) return false;
  if (entry.specificity === "line") return !areNear(entry.category, section);
  if (unmistakable().has(tokens[start]?.key ?? "")) return false;
  const word = tokens[start]?.key ?? "";
  const isMaker =
    isMakerElsewhere(word, entry.category) && findCategoryOfNoun(word) !== entry.category;
  return isMaker ? section !== entry.category : !areNear(entry.category, section);
}

/** Two or three letters and a number, without the maker's name: every maker has such codes. */
const isCodeAlone = ({ keys, isBrandApart }: AliasMatch) =>
  !isBrandApart && /^[a-z]{1,3} \d+$/.test(keys);

/** Whatever else a sticker's title names is printed on it or what it is stuck on. */
const isSticker = (tokens: readonly Token[], { entry, end }: AliasMatch) =>
  entry.specificity === "type" && isWord("stickers", tokens[end - 1]?.key);

/** "TV no remote" has no remote and is all the more a TV. */
const isMissing = (tokens: readonly Token[], at: number) =>
  isWord("absentWords", tokens[at - 1]?.key) && /^[a-z]/.test(tokens[at]?.key ?? "");

function isKindOf({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  if (section === null || entry.specificity !== "type") return false;
  return entry.category === section || (end - start > 1 && areNear(entry.category, section));
}

/** "Encore office chairs" among the furniture are no mowers, whatever line bears that one word. */
function isStray({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  return entry.specificity === "line" && entry.category !== section && end - start === 1;
}

/** Means one thing in whatever section a seller puts it. */
const unmistakable = vocabularySet((words) => words.unmistakableKinds);

/** "iMac + wireless keyboard": what stands behind an "and" comes on top of the first thing. */
function isAddition(
  tokens: readonly Token[],
  match: AliasMatch,
  own: readonly AliasMatch[],
): boolean {
  return own.some(
    (first) =>
      first.end < match.start &&
      rankOf(first) > 0 &&
      tokens
        .slice(first.end, match.start)
        .some((token) => token.key === "and" || token.key === "plus"),
  );
}

/** "Harley Benton stratocaster" is not the Stratocaster of the brand that the entry prices. */
function isOtherMakers(
  tokens: readonly Token[],
  { entry, start, end, isBrandApart }: AliasMatch,
): boolean {
  if (entry.brand === null || isBrandApart) return false;
  const own = new Set(brandsOf(entry).map((brand) => brand.keys));
  if (isNumberOfMaker(tokens, start, own)) return true;
  if ([...chipMakers()].some((maker) => own.has(maker))) return false;
  const all = findBrands(tokens, entry.category);
  const before = new Set(all.filter((brand) => brand.end <= end).map(({ keys }) => keys));
  // "Paul Reed Smith … Vintage Orange": behind the name an everyday word is a colour, no maker.
  const named = all.filter(({ keys }) => !isEverydayWord(keys) || before.has(keys));
  if (named.length === 0 || named.some((brand) => own.has(brand.keys))) return false;
  const alias = ` ${keysAt(tokens, { start, end })} `;
  return named.some((brand) => !alias.includes(` ${brand.keys} `));
}

/** "Full size bed" and "bed frame" in "full size bed frame" are one name of one entry. */
function withOverlap(match: AliasMatch, matches: readonly AliasMatch[]): AliasMatch {
  const next = matches.find(
    ({ entry, start, end }) =>
      entry === match.entry && start > match.start && start < match.end && end > match.end,
  );
  return next ? { ...match, end: next.end } : match;
}

/** Drops what lies inside a longer match: "iphone 13" inside "iphone 13 pro max". */
function maximal(matches: readonly AliasMatch[]): AliasMatch[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other !== match &&
          other.start <= match.start &&
          other.end >= match.end &&
          other.end - other.start > match.end - match.start &&
          !isMakersKind(match, other),
      ),
  );
}

function compare(tokens: readonly Token[], a: AliasMatch, b: AliasMatch): number {
  const byKind = rankOf(b) - rankOf(a);
  if (byKind !== 0) return byKind;
  const byCode = Number(hasCode(tokens, b)) - Number(hasCode(tokens, a));
  // "Levis 501 big e jeans": of one maker's lines the numbered one says more than "Levis … jeans".
  const isOneMaker =
    rankOf(a) === 2 && a.isBrandApart !== b.isBrandApart && shareMaker(a.entry, b.entry);
  if ((rankOf(a) === 3 || isOneMaker) && byCode !== 0) return byCode;
  if (rankOf(a) === 1 && a.start !== b.start) {
    return a === thingOfTwoKinds(tokens, a, b) ? -1 : 1;
  }
  return b.length - a.length || a.start - b.start;
}

const shareMaker = (a: GuideEntry, b: GuideEntry) =>
  brandsOf(a).some(({ keys }) => brandsOf(b).some((other) => other.keys === keys));

/** A model's number says more than any words: "LP120 record player". */
function hasCode(tokens: readonly Token[], { start, end }: AliasMatch): boolean {
  return tokens.slice(start, end).some(({ key }) => /\d/.test(key));
}

/** A bare brand names less than a kind of thing does: "West Elm lamp" is a lamp. */
function rankOf(match: AliasMatch): number {
  const { specificity } = match.entry;
  if (specificity === "model") return 3;
  if (specificity === "type") return 1;
  if (isBareBrand(match) || isEverydayWord(match.keys)) return 0;
  // "Specialized S-Works" names less than the "Stumpjumper" behind it.
  return hasTag(match.entry, "model_unknown") ? 1.5 : 2;
}

import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord, matchEntries } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Category } from "../../category.ts";
import { gameOf } from "./game-title.ts";
import { isBorneByAnother, leftToLikenessMaker } from "./name-on-another-thing.ts";
import { matchNewerGeneration } from "./newer-generation.ts";
import { isMakersKind, isOtherHead } from "./other-head.ts";
import { ruledOutOf } from "./ruled-out.ts";
import { isAddition, isSticker, whichIsSold } from "./which-is-sold.ts";
import { findTitleEnd, type TitleEnd } from "../title-parts.ts";
import { isKindOf, isOfAnother, isStray } from "./match-in-section.ts";

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
  const naming = (titleEnd.kind === "with" ? tokens.slice(0, titleEnd.at) : tokens).map(
    (token, at) => (isMissing(tokens, at) ? { ...token, key: "" } : token),
  );
  const phrase = tokens.slice(0, titleEnd.at);
  const outEntries = ruledOutOf(naming, found);
  const ruledOut = found.filter(({ entry }) => outEntries.has(entry));
  const fitting = found.filter(
    (match) => !outEntries.has(match.entry) && !isOfAnother(match, { tokens, phrase, section }),
  );
  // "Grill no propane tank" has neither a propane tank nor a tank.
  const missing = fitting.filter(
    ({ start, end }) => isMissing(tokens, start) || isMissing(tokens, end - 1),
  );
  const present = fitting.filter(
    (match) =>
      !missing.some(({ start, end }) => match.start >= start && match.end <= end) &&
      !isWord("saysIncluded", tokens[match.end]?.key),
  );
  // "EGO mower box, no mower" names nothing else.
  const said = present.length > 0 ? present : fitting;
  const all = maximal(said.map((match) => withOverlap(match, said)));
  const spoken = { tokens, all, ruledOut };
  const heads = all.filter(
    (match) =>
      (match.start < titleEnd.at || isStickerBehind(tokens, match, titleEnd)) &&
      !isOtherHead(tokens, match, all) &&
      !isBorneByAnother(match, spoken),
  );
  const own = leftToLikenessMaker(tokens, heads);
  const first = own.filter((match) => !isAddition(tokens, match, own));
  const ownKind = first.some((match) => isKindOf(match, section));
  const ranked = leftToMaker(ownKind ? first.filter((match) => !isStray(match, section)) : first);
  const named = whichIsSold(tokens, ranked);
  const newer = found.length === 0 ? matchNewerGeneration(tokens) : null;
  const best = named ?? newer;
  // "With" brings what comes along; behind "for" a game's console may stand.
  const gameWords = titleEnd.kind === "with" ? tokens.slice(0, titleEnd.at) : tokens;
  return { best: gameOf(gameWords, best, all), all: newer ? [newer] : all, ruledOut, titleEnd };
}

/** "GR Racing fits GT86 window decal" */
const isStickerBehind = (
  tokens: readonly Token[],
  match: AliasMatch,
  { kind }: TitleEnd,
): boolean => kind === "for" && isSticker(tokens, match);

/** "TV no remote" has no remote and is all the more a TV; "slipcover, no couch" is no couch. */
const isMissing = (tokens: readonly Token[], at: number) =>
  isWord("absentWords", tokens[at - 1]?.key) && /^[a-z]/.test(tokens[at]?.key ?? "");

/**
 * "Full size bed" and "bed frame" in "full size bed frame" are one name of one entry; a name with
 * words between may hold another thing: "Casio G-Shock strap DW5600".
 */
function withOverlap(match: AliasMatch, matches: readonly AliasMatch[]): AliasMatch {
  const next = matches.find(
    ({ entry, start, end, isBrandApart }) =>
      entry === match.entry &&
      !isBrandApart &&
      start > match.start &&
      start < match.end &&
      end > match.end,
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

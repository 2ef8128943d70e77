import type { Category } from "../category.ts";
import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import type { Token } from "../price-guide/tokens.ts";
import { isPlainWord } from "../price-guide/word-shapes.ts";
import { chooseEntry } from "./names/choose-entry.ts";
import { gameOf } from "./names/game-title.ts";
import { isGeneralWord } from "../price-guide/vocabulary.ts";
import { areNear } from "./sections/near-categories.ts";
import { findBrands } from "./names/find-brand.ts";
import { findCategory } from "./sections/find-category.ts";
import type { Words } from "./read-words.ts";

/** A match with where it was found, and how much less sure that makes it. */
export type Refined = {
  match: AliasMatch;
  from: "title" | "description" | "section";
  factor: number;
};

/** Only the first words of a description name the thing; later ones compare and recommend. */
const namingTokens = 40;
/** A title that names nothing is explained by the very first words or not at all. */
const openingTokens = 10;

/**
 * The title's entry, narrowed by the description where that names a model of the same thing
 * ("Bike" and "2019 Trek FX 2 …"); the description's entry where the title names nothing.
 */
export function refineByDescription(
  words: Words,
  fromTitle: AliasMatch | null,
  section: Category | null,
): Refined | null {
  if (fromTitle?.entry.specificity === "model")
    return { match: fromTitle, from: "title", factor: 1 };
  const tokens = words.descriptionTokens.slice(0, namingTokens);
  const described = tokens.length === 0 ? null : chooseEntry(tokens, section).best;
  if (
    described !== null &&
    !described.isBrandApart &&
    isSameThing(words, { described, fromTitle, tokens, section })
  ) {
    return {
      match: gameByTitle(words, described, tokens),
      from: "description",
      factor: fromTitle === null ? 0.65 : 0.85,
    };
  }
  return fromTitle && { match: fromTitle, from: "title", factor: 1 };
}

/** "Batman Arkham" with "for Xbox One" in the description is a game as well. */
function gameByTitle(
  { titleTokens }: Words,
  described: AliasMatch,
  tokens: readonly Token[],
): AliasMatch {
  const shift = titleTokens.length;
  const shifted = { ...described, start: described.start + shift, end: described.end + shift };
  const game = gameOf([...titleTokens, ...tokens], shifted, []);
  return { ...described, entry: (game ?? described).entry };
}

type Candidates = {
  described: AliasMatch;
  fromTitle: AliasMatch | null;
  tokens: readonly Token[];
  section: Category | null;
};

function isSameThing(words: Words, { described, fromTitle, tokens, section }: Candidates): boolean {
  const { entry } = described;
  const titleKeys = new Set(words.titleTokens.map((token) => token.key));
  const named = tokens.slice(described.start, described.end).map((token) => token.key);
  const isNamedInTitle = named.some((key) => isPlainWord(key) && titleKeys.has(key));
  if (fromTitle === null) {
    // A title with a noun of its own is about that noun, whatever the description mentions; only
    // a general one ("Phone, great condition") leaves the rest to the description's first words.
    const noun = findCategory(words.titleTokens);
    const isOpen =
      noun === undefined || (isGeneralWord(noun.words) && noun.category === entry.category);
    return (
      isNamedInTitle ||
      (isOpen &&
        described.start < openingTokens &&
        isInSection(entry, section) &&
        isToldByTitle(words, entry))
    );
  }
  if (entry.category !== fromTitle.entry.category || entry.specificity === "type") return false;
  const isOtherBrand = fromTitle.entry.brand !== null && fromTitle.entry.brand !== entry.brand;
  return (
    !isOtherBrand &&
    isNamedInTitle &&
    narrower(entry.specificity) > narrower(fromTitle.entry.specificity)
  );
}

/** A long title without the kind in it speaks of something else, unless it names a brand of it. */
function isToldByTitle({ titleTokens }: Words, { specificity, category }: GuideEntry): boolean {
  const spoken = titleTokens.filter((token) => isPlainWord(token.key)).length;
  return specificity !== "type" || spoken <= 3 || findBrands(titleTokens, category).length > 0;
}

/** A kind of thing that only the description names must at least be of the section. */
function isInSection({ category, specificity }: GuideEntry, section: Category | null): boolean {
  return specificity === "type"
    ? section === null || section === category
    : areNear(category, section);
}

const narrower = (specificity: "model" | "line" | "type") =>
  ({ type: 0, line: 1, model: 2 })[specificity];

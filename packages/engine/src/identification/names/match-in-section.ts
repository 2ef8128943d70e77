import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import { keysAt, type Token } from "../../price-guide/tokens.ts";
import type { Category } from "../../category.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { areNear } from "../sections/near-categories.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { isEverydayWord, isMakerElsewhere } from "./find-brand.ts";
import { isOtherMakers } from "./other-makers.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";

type Said = {
  tokens: readonly Token[];
  /** What comes before "with" or "for". */
  phrase: readonly Token[];
  section: Category | null;
};

/** The name is another maker's here, means another thing in this section, or ends within a measure. */
export const isOfAnother = (match: AliasMatch, { tokens, phrase, section }: Said): boolean =>
  isOtherMakers(phrase, match) ||
  isElsewhere(tokens, match, section) ||
  endsInMeasure(tokens, match);

/** "Stanley 6 1/2 inch": its last number is the whole one of a mixed fraction of inches. */
function endsInMeasure(tokens: readonly Token[], { end, keys }: AliasMatch): boolean {
  const [above, below, unit] = tokens.slice(end);
  if (unit?.key !== "inch" || below?.breakBefore !== "other") return false;
  return [keys.split(" ").at(-1), above?.key, below.key].every(isWholeNumber);
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
  if (isUnmistakable(tokens[start]?.key ?? "")) return false;
  const word = tokens[start]?.key ?? "";
  const isMaker =
    isMakerElsewhere(word, entry.category) && findCategoryOfNoun(word) !== entry.category;
  return isMaker ? section !== entry.category : !areNear(entry.category, section);
}

/** Two or three letters and a number, without the maker's name: every maker has such codes. */
const isCodeAlone = ({ keys, isBrandApart }: AliasMatch) =>
  !isBrandApart && /^[a-z]{1,3} \d+$/.test(keys);

const unmistakable = vocabularySet((words) => words.unmistakableKinds);

/** Means one thing in whatever section a seller puts it. */
export const isUnmistakable = (word: string): boolean => unmistakable().has(word);

export function isKindOf({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  if (section === null || entry.specificity !== "type") return false;
  return entry.category === section || (end - start > 1 && areNear(entry.category, section));
}

/** "Encore office chairs" among the furniture are no mowers, whatever line bears that one word. */
export function isStray({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  return entry.specificity === "line" && entry.category !== section && end - start === 1;
}

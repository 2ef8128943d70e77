import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Category } from "../../category.ts";
import { areNear } from "../sections/near-categories.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { isEverydayWord, isMakerElsewhere } from "./find-brand.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";
import { keysAt } from "./thing-of-two-kinds.ts";

/** A single word means another thing in another section: "cruiser" among electronics, "EUC" on jeans. */
export function isElsewhere(
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
  if (entry.specificity === "model" || end - start > 1) return false;
  if (entry.specificity === "line") return !areNear(entry.category, section);
  if (unmistakable().has(tokens[start]?.key ?? "")) return false;
  const word = tokens[start]?.key ?? "";
  const isMaker =
    isMakerElsewhere(word, entry.category) && findCategoryOfNoun(word) !== entry.category;
  return isMaker ? section !== entry.category : !areNear(entry.category, section);
}

/** Means one thing in whatever section a seller puts it. */
const unmistakable = vocabularySet((words) => words.unmistakableKinds);

export function isKindOf({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  if (section === null || entry.specificity !== "type") return false;
  return entry.category === section || (end - start > 1 && areNear(entry.category, section));
}

/** "Encore office chairs" among the furniture are no mowers, whatever line bears that one word. */
export function isStray({ entry, start, end }: AliasMatch, section: Category | null): boolean {
  return entry.specificity === "line" && entry.category !== section && end - start === 1;
}

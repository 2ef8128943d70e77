import type { Category } from "../../category.ts";
import { categoriesOf, oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase } from "../../price-guide/tokens.ts";

/** Common nouns tell the category of a thing that the price guide does not know; they carry no price. */
const categoryByNoun = oncePerGuide((guide) => {
  const found = new Map<string, Category>();
  for (const category of categoriesOf(guide)) {
    for (const noun of guide.categories[category].nouns) {
      const keys = keysOfPhrase(noun);
      if (!found.has(keys)) found.set(keys, category);
    }
  }
  return found;
});

/** The category of a noun given by its keys ("coffee table"), undefined when it is in no list. */
export function findCategoryOfNoun(keys: string): Category | undefined {
  return categoryByNoun().get(keys);
}

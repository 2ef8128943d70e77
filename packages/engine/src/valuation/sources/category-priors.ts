import type { Guide } from "@flipworth/guide/guide";
import type { Category } from "../../category.ts";
import { guideInUse } from "../../price-guide/guide.ts";

/** What can be said of a thing when only its category is known. */
export function categoryPrior(category: Category | null): Guide["unknownCategory"] {
  const { categories, unknownCategory } = guideInUse();
  return category === null ? unknownCategory : categories[category];
}

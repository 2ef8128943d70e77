import type { Category } from "../../category.ts";
import { categoriesOf, oncePerGuide } from "../../price-guide/guide.ts";
import { anyOfWords } from "../../price-guide/phrases.ts";
import { sectionParts } from "./section-parts.ts";

type Row = { turn: number; pattern: RegExp; category: Category };

/** The marketplaces' own section names, first match decides, so the narrow ones stand first. */
const rows = oncePerGuide((guide) =>
  categoriesOf(guide)
    .flatMap((category) =>
      guide.categories[category].sections.map(({ turn, words }): Row => ({
        turn,
        pattern: anyOfWords(words),
        category,
      })),
    )
    .toSorted((a, b) => a.turn - b.turn),
);

/** The category that a marketplace's words mean; null for "Other", "Free stuff", "General". */
export function categoryFromMarketplace(words: string | null): Category | null {
  if (words === null) return null;
  // The last part is the narrowest: "Home & Garden / Sofas / Private".
  for (const part of sectionParts(words).toReversed()) {
    const row = rows().find(({ pattern }) => pattern.test(part));
    if (row !== undefined) return row.category;
  }
  return null;
}

import type { Category } from "../catalogue/categories.ts";
import { categoryKnowledge } from "../knowledge/categories/all-categories.ts";
import { contentPaths, guidePath } from "../paths.ts";
import { categorySections } from "./category-guide-sections.ts";
import { dearestFirst } from "./category-guide-text.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

/** What a phone shows without a wall of rows. */
const shownPrices = 8;

/** The guide to one category, the same for the whole country. */
export function categoryGuide(category: Category, findBand: FindBand): GuidePage {
  const { name, plural, slug } = category;
  const knowledge = categoryKnowledge[slug];
  const bands = dearestFirst(knowledge.bandIds.map((id) => findBand(id)));
  const path = guidePath(slug);
  return {
    title: `How to Flip ${capitalized(plural)}: Prices and Checks`,
    metaDescription: `${knowledge.topItems.join(", ")}: used prices, ${knowledge.checks.length} checks before you pay, what to avoid and when to sell ${plural}.`,
    canonical: path,
    breadcrumbs: [
      { name: "Home", path: "/" },
      { name: "Guides", path: contentPaths.guides },
      { name, path },
    ],
    hero: {
      headline: `How to flip ${plural}`,
      subtitle: knowledge.angle,
      stats: { avgProfit: "", successRate: "" },
      topItems: knowledge.topItems,
    },
    bands: evenly(bands, shownPrices),
    sections: categorySections({ category, knowledge, bands, findBand }),
    cta: {
      headline: `Is that listing for ${plural} a deal?`,
      description: `Open it, click once, and read what it should sell for, what you keep after fees and the most to pay. 10 analyses a month are free, no signup needed.`,
      buttonText: "Get the free extension",
      buttonLink: "/extension",
    },
  };
}

/** So many of a list, from its first to its last, in even steps. */
function evenly<T>(items: readonly T[], count: number): T[] {
  const last = Math.min(count, items.length) - 1;
  const steps = Array.from({ length: last + 1 }, (_, step) =>
    Math.round((step * (items.length - 1)) / Math.max(1, last)),
  );
  return items.filter((_, index) => steps.includes(index));
}

/** "sporting goods" reads "Sporting Goods": in titles, where the name alone ("Office") is no thing to flip. */
function capitalized(text: string): string {
  return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

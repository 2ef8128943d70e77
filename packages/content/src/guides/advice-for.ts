import { categoryKnowledge } from "../knowledge/categories/all-categories.ts";
import { brandKnowledge } from "../knowledge/brands/all-brands.ts";
import { findBrand, findCategory } from "../paths.ts";

const genericAdvice =
  "Find the exact model, compare what it sold for in the same condition, test it before you pay, and keep the price low enough to survive one surprise.";

/** A line of advice on a category or a brand; on any other word, advice that always holds. */
export function adviceFor(slug: string): string {
  const category = findCategory(slug);
  if (category) return categoryKnowledge[category.slug].angle;
  const brand = findBrand(slug);
  if (brand) return brandKnowledge[brand.slug].angle;
  return genericAdvice;
}

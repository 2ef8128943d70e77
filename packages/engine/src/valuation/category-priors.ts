import type { Category } from "../category.ts";
import type { FeeClass } from "../price-guide/entry.ts";

/**
 * What can be said of a thing when only its category is known: editors' figures, dated like the
 * price guide. `usedMedianUsd` is a typical single listing; `shipPounds` a typical packed parcel,
 * null where most things are picked up.
 */
export type CategoryPrior = {
  usedMedianUsd: number;
  shipPounds: number | null;
  feeClass: FeeClass;
};

const prior = (
  usedMedianUsd: number,
  shipPounds: number | null,
  feeClass: FeeClass = "most",
): CategoryPrior => ({ usedMedianUsd, shipPounds, feeClass });

export const categoryPriors = {
  electronics: prior(80, 3),
  furniture: prior(90, null),
  appliances: prior(150, null),
  tools: prior(60, 6),
  "sporting-goods": prior(70, 6),
  vehicles: prior(3_500, null),
  collectibles: prior(30, 2),
  clothing: prior(22, 1),
  "home-decor": prior(25, 5),
  books: prior(9, 2, "media"),
  toys: prior(22, 3),
  "musical-instruments": prior(180, 12),
  jewelry: prior(50, 0.5, "jewelry"),
  art: prior(50, 6),
  antiques: prior(70, 6),
  garden: prior(60, null),
  "baby-items": prior(40, null),
  crafts: prior(25, 3),
  office: prior(60, null),
  camping: prior(45, 6),
  beauty: prior(18, 1),
  "pet-supplies": prior(30, 5),
} as const satisfies Record<Category, CategoryPrior>;

/** A thing of no known category: the middle of a mixed marketplace. */
export const unknownCategoryPrior = prior(50, 4);

export function categoryPrior(category: Category | null): CategoryPrior {
  return category === null ? unknownCategoryPrior : categoryPriors[category];
}

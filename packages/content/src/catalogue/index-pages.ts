import { cityCategoryPath } from "../paths.ts";
import { categories, type Category } from "./categories.ts";
import { cities, type City } from "./cities.ts";

/** Cities on /marketplace-guide; the others are behind "View All". */
export const citiesOnIndex = 20;

/** Cities on the template test page, before "+ N more". */
export const citiesOnTestPage = 12;

/** Characters of a brand's description on a card. */
export const brandCardLength = { guides: 80, brands: 100 } as const;

export type Combination = { city: City; category: Category; path: string };

/** The first four cities, each with the category of the same rank. */
export const popularCombinations: readonly Combination[] = cities
  .slice(0, 4)
  .flatMap((city, rank) =>
    categories
      .slice(rank, rank + 1)
      .map((category) => ({ city, category, path: cityCategoryPath(city, category.slug) })),
  );

import { citySlug, type City } from "../../catalogue/cities.ts";
import type { Category } from "../../catalogue/categories.ts";
import type { CategoryKnowledge } from "../../knowledge/category-knowledge.ts";
import type { CityKnowledge } from "../../knowledge/cities/city-record.ts";
import { categoryKnowledge } from "../../knowledge/categories/all-categories.ts";
import { getCityKnowledge } from "../../knowledge/city-knowledge.ts";
import { placePages } from "../../knowledge/places/all-places.ts";
import type { PlaceNotes } from "../../knowledge/places/place-pages.ts";
import { localPrices, type LocalPrice } from "./city-category-prices.ts";
import type { FindBand } from "../guide-page.ts";

/** All that the parts of one page are written from. */
export type CityCategoryContext = {
  city: City;
  place: CityKnowledge;
  category: Category;
  knowledge: CategoryKnowledge;
  notes: PlaceNotes;
  prices: readonly LocalPrice[];
};

export function cityCategoryContext(
  city: City,
  category: Category,
  findBand: FindBand,
): CityCategoryContext {
  const slug = citySlug(city);
  const notes = placePages[slug]?.[category.slug];
  if (notes === undefined) throw new Error(`nothing is known of ${category.slug} in ${slug}`);
  const place = getCityKnowledge(slug);
  const knowledge = categoryKnowledge[category.slug];
  const seed = `${slug}/${category.slug}`;
  const prices = localPrices({ citySlug: slug, place, knowledge, seed, findBand });
  return { city, place, category, knowledge, notes, prices };
}

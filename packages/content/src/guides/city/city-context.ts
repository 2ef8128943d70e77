import { categories } from "../../catalogue/categories.ts";
import { citySlug, type City } from "../../catalogue/cities.ts";
import type { CityKnowledge } from "../../knowledge/cities/city-record.ts";
import { getCityKnowledge } from "../../knowledge/city-knowledge.ts";
import { cityCategoryContext, type CityCategoryContext } from "./city-category-context.ts";
import { spread } from "./city-spread.ts";
import type { FindBand } from "../guide-page.ts";

export type CityContext = {
  city: City;
  place: CityKnowledge;
  /** The names of the suburbs, in the order of the record. */
  towns: readonly string[];
  /** What each category page of the city is written from, in an order of the city's own. */
  samples: readonly CityCategoryContext[];
  seed: string;
};

export function cityContext(city: City, findBand: FindBand): CityContext {
  const seed = citySlug(city);
  const place = getCityKnowledge(seed);
  const samples = categories.map((category) => cityCategoryContext(city, category, findBand));
  return {
    city,
    place,
    towns: place.suburbs.map(([name]) => name),
    samples: spread(samples, seed, ({ category }) => category.slug),
    seed,
  };
}

import { citySlug, type City } from "../catalogue/cities.ts";
import type { Category } from "../catalogue/categories.ts";
import type { CategoryKnowledge } from "../knowledge/category-knowledge.ts";
import type { CityBearing } from "../knowledge/cities/bearings/bearing.ts";
import type { CityKnowledge } from "../knowledge/cities/city-record.ts";
import { categoryKnowledge } from "../knowledge/categories/all-categories.ts";
import { cityBearings } from "../knowledge/city-bearings.ts";
import { getCityKnowledge } from "../knowledge/city-knowledge.ts";
import type { Fact, Tag } from "../knowledge/fact.ts";
import type { FindBand, PriceBand } from "./guide-page.ts";
import { choose, chooseFacts, spread } from "./city-spread.ts";
import { tagsOf } from "./city-tags.ts";

/** All that the parts of one page are written from. */
export type CityCategoryContext = {
  city: City;
  place: CityKnowledge;
  category: Category;
  knowledge: CategoryKnowledge;
  bearing: CityBearing;
  /** The bands chosen for the city, in an order of its own. */
  bands: readonly PriceBand[];
  tags: readonly Tag[];
  seed: string;
};

export function cityCategoryContext(
  city: City,
  category: Category,
  findBand: FindBand,
): CityCategoryContext {
  const knowledge = categoryKnowledge[category.slug];
  const place = getCityKnowledge(citySlug(city));
  const seed = `${citySlug(city)}/${category.slug}`;
  const bandCount = Math.min(14, Math.max(10, Math.round(knowledge.bandIds.length * 0.6)));
  const bandIds = spread(knowledge.bandIds, seed, (id) => id).slice(0, bandCount);
  const bands = bandIds.map((id) => findBand(id));
  const bearing = cityBearings[category.slug];
  return { city, place, category, knowledge, bearing, bands, tags: tagsOf(place), seed };
}

export function localFacts(
  { seed, tags }: CityCategoryContext,
  facts: readonly Fact[],
  count: number,
): string[] {
  return chooseFacts(facts, { seed, tags }, count);
}

/** One of the wordings, so that pages with the same thing to say do not say it alike. */
export function phrase(
  { seed }: CityCategoryContext,
  topic: string,
  wordings: readonly [string, ...string[]],
): string {
  return choose(wordings, `${seed}|${topic}`);
}

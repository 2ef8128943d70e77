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
  const placeTags = tagsOf(place);
  const fitting = knowledge.bandIds.filter((id) => fitsWinters(placeTags, id.replaceAll("-", " ")));
  const bandCount = Math.min(14, Math.max(10, Math.round(fitting.length * 0.6)));
  const bandIds = spread(fitting, seed, (id) => id).slice(0, bandCount);
  const bands = bandIds.map((id) => findBand(id));
  const bearing = cityBearings[category.slug];
  return { city, place, category, knowledge, bearing, bands, tags: placeTags, seed };
}

/** What holds for any place may still talk of snow, which means nothing in the desert. */
function fitsWinters(placeTags: readonly Tag[], text: string): boolean {
  const hasWinter = placeTags.includes("cold") || placeTags.includes("mountain");
  return hasWinter || !winterWords.test(text);
}

const winterWords =
  /\b(?:snow\w*|sleds?|ski(?:s|ing|ers?)?|plows?|ice storms?|road salt|winter tires?|parkas?)\b/i;

export function localFacts(
  { seed, tags }: CityCategoryContext,
  facts: readonly Fact[],
  count: number,
): string[] {
  const fitting = facts.filter(({ text }) => fitsWinters(tags, text));
  return chooseFacts(fitting, { seed, tags }, count);
}

/** One of the wordings, so that pages with the same thing to say do not say it alike. */
export function phrase(
  { seed }: CityCategoryContext,
  topic: string,
  wordings: readonly [string, ...string[]],
): string {
  return choose(wordings, `${seed}|${topic}`);
}

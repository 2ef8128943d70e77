import { californiaCities } from "./cities/california.ts";
import { greatLakesCities } from "./cities/great-lakes.ts";
import { mountainAndNorthwestCities } from "./cities/mountain-and-northwest.ts";
import { northeastCities } from "./cities/northeast.ts";
import { plainsCities } from "./cities/plains.ts";
import { southCities } from "./cities/south.ts";
import { southwestCities } from "./cities/southwest.ts";
import { texasCities } from "./cities/texas.ts";
import type { CityKnowledge } from "./cities/city-record.ts";

const knowledgeByKey: Readonly<Record<string, CityKnowledge>> = {
  ...californiaCities,
  ...texasCities,
  ...southwestCities,
  ...mountainAndNorthwestCities,
  ...plainsCities,
  ...greatLakesCities,
  ...southCities,
  ...northeastCities,
};

/** Every city that has knowledge, by its slug: "los-angeles-ca". */
export const citiesWithKnowledge: readonly string[] = Object.keys(knowledgeByKey);

/** What is known about a city; a slug without knowledge is a mistake in the catalogue and throws. */
export function getCityKnowledge(citySlug: string): CityKnowledge {
  const knowledge = knowledgeByKey[citySlug];
  if (knowledge === undefined) throw new Error(`no knowledge about the city ${citySlug}`);
  return knowledge;
}

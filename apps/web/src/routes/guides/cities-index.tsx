import {
  categories,
  cities,
  citiesOnIndex,
  cityBadges,
  cityLabel,
  cityPath,
  contentPaths,
  guidePath,
  popularCombinations,
  thingsDo,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { CitiesIndex } from "../../features/content/indexes/cities-index.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.cities),
  badges: cityBadges,
  combinations: popularCombinations.map(({ city, category, path }) => ({
    path,
    title: `${category.name} in ${city.name}`,
    text: `What ${thingsDo(category, { many: "bring", one: "brings" })} in ${city.metro}, and where to look.`,
  })),
  cities: cities.slice(0, citiesOnIndex).map((city) => ({
    path: cityPath(city),
    name: cityLabel(city),
    population: city.population,
  })),
  cityCount: cities.length,
  categories: categories.map(({ slug, name }) => ({ path: guidePath(slug), name })),
});

export default function Cities() {
  return <CitiesIndex {...useLoaderData<typeof loader>()} />;
}

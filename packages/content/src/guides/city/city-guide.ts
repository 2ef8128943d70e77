import { cityLabel, type City } from "../../catalogue/cities.ts";
import { cityPath, contentPaths } from "../../paths.ts";
import type { CityCategoryContext } from "./city-category-context.ts";
import { centsPerMile } from "./city-category-prices.ts";
import { cityContext, type CityContext } from "./city-context.ts";
import { cityGuideSections } from "./city-guide-sections.ts";
import type { FindBand, GuidePage, MapTown } from "../guide-page.ts";

/** The guide to a city: what kind of market it is, and the way to its category pages. */
export function cityGuide(city: City, findBand: FindBand): GuidePage {
  const context = cityContext(city, findBand);
  const { place, samples } = context;
  const path = cityPath(city);
  const bands = samples.slice(0, 9).flatMap(({ prices: [first] }) => (first ? [first.band] : []));
  const [one, two, three] = samples;
  const residents = city.population.toLocaleString("en-US");
  return {
    title: `${cityLabel(city)} Marketplace Flipping Guide`,
    metaDescription: metaDescription(city, context.towns),
    canonical: path,
    breadcrumbs: [
      { name: "Home", path: "/" },
      { name: "Marketplace Guide", path: contentPaths.cities },
      { name: cityLabel(city), path },
    ],
    hero: {
      headline: `Flipping in ${city.name}, ${city.state}`,
      subtitle: `${place.lead}. ${residents} residents, 22 categories, and where to look for each.`,
      stats: { avgProfit: "", successRate: "" },
      topItems: [topItem(one), topItem(two), topItem(three)],
    },
    bands: bands.toSorted((first, other) => other.medianCents - first.medianCents),
    map: { center: city.name, towns: mapTowns(context) },
    sections: cityGuideSections(context),
    cta: {
      headline: `Something for sale in ${city.name} right now?`,
      description: `Check the deal before you drive across ${city.metro}.`,
      buttonText: "Check a deal free",
      buttonLink: "/extension",
    },
  };
}

function mapTowns({ place }: CityContext): MapTown[] {
  return place.suburbs.map(([name, direction, miles]) => ({
    name,
    direction,
    miles,
    roundTripCents: miles * 2 * centsPerMile,
  }));
}

function topItem(sample: CityCategoryContext | undefined): string {
  return sample?.knowledge.topItems[0] ?? "";
}

function metaDescription(city: City, towns: readonly string[]): string {
  const [one, two] = towns;
  return `What sells in ${city.name}, when to post and where to drive, from ${one} to ${two}: 22 categories with used prices for flippers.`;
}

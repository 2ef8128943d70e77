import type { Category } from "../catalogue/categories.ts";
import { cityLabel, type City } from "../catalogue/cities.ts";
import { cityCategoryPath, cityPath, contentPaths } from "../paths.ts";
import { cityCategoryContext, phrase, type CityCategoryContext } from "./city-category-context.ts";
import { dollars } from "./city-category-prices.ts";
import { cityCategorySections } from "./city-category-sections.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

const descriptionLimit = 160;

/** The guide to one category in one city. */
export function cityCategoryGuide(city: City, category: Category, findBand: FindBand): GuidePage {
  const context = cityCategoryContext(city, category, findBand);
  const { place, knowledge, bands } = context;
  const path = cityCategoryPath(city, category.slug);
  const [first, second, third] = bands;
  return {
    title: `${category.name} in ${cityLabel(city)}: Flipping Guide`,
    metaDescription: metaDescription(context),
    canonical: path,
    breadcrumbs: [
      { name: "Home", path: "/" },
      { name: "Marketplace Guide", path: contentPaths.cities },
      { name: cityLabel(city), path: cityPath(city) },
      { name: category.name, path },
    ],
    hero: {
      headline: `Flipping ${category.plural} in ${city.name}`,
      subtitle: `${place.lead}. ${knowledge.angle}`,
      stats: { avgProfit: "", successRate: "" },
      topItems: [first?.name ?? "", second?.name ?? "", third?.name ?? ""],
    },
    bands: bands.toSorted((one, other) => other.medianCents - one.medianCents),
    sections: cityCategorySections(context),
    cta: callToAction(context),
  };
}

/** The longest of the wordings that the limit allows. */
function metaDescription({ city, category, place, bands }: CityCategoryContext): string {
  const medians = bands.map(({ medianCents }) => medianCents);
  const span = `${dollars(Math.min(...medians))} to ${dollars(Math.max(...medians))}`;
  const towns = place.suburbs.slice(0, 2).map(([name]) => name);
  const start = `Flip ${category.plural} in ${cityLabel(city)}:`;
  const wordings = [
    `${start} ${bands.length} used prices from ${span}, what to check, and where to look between ${towns.join(" and ")}.`,
    `${start} ${bands.length} used prices from ${span}, what to check and where to look.`,
    `${start} used prices, checks and places.`,
  ];
  return wordings.find((text) => text.length <= descriptionLimit) ?? start;
}

function callToAction(context: CityCategoryContext): GuidePage["cta"] {
  const { city, category } = context;
  return {
    headline: `Seen ${category.plural} for sale in ${city.name}?`,
    description: phrase(context, "cta", [
      `Open the listing, press one button and see what is left of the resale price of ${category.plural} after the drive and the fee.`,
      `The extension reads the listing and says Buy or Skip, with 10 free flips a month for ${category.plural} or anything else.`,
      `Let the extension read the pictures and words of ${category.plural} before another buyer in ${city.name} does.`,
    ]),
    buttonText: "Check a deal free",
    buttonLink: "/extension",
  };
}

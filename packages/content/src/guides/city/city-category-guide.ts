import type { Category } from "../../catalogue/categories.ts";
import { cityLabel, type City, type CityType } from "../../catalogue/cities.ts";
import { cityCategoryPath, cityPath, contentPaths } from "../../paths.ts";
import { cityCategoryContext, type CityCategoryContext } from "./city-category-context.ts";
import { dollars } from "./city-category-prices.ts";
import { cityCategorySections } from "./city-category-sections.ts";
import type { FindBand, GuidePage, SellersFigure } from "../guide-page.ts";

const descriptionLimit = 160;

/** The guide to one category in one city. */
export function cityCategoryGuide(city: City, category: Category, findBand: FindBand): GuidePage {
  const context = cityCategoryContext(city, category, findBand);
  const { notes, prices } = context;
  const path = cityCategoryPath(city, category.slug);
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
      subtitle: notes.lead,
      stats: { avgProfit: "", successRate: "" },
      topItems: topItems(context),
    },
    bands: prices
      .map(({ band }) => band)
      .toSorted((one, other) => other.medianCents - one.medianCents),
    localPrices: prices.map(({ band, effect, farthest }) => ({
      name: band.name,
      ...(effect && { effect }),
      ...(farthest && { town: farthest[0] }),
    })),
    sellersSay: sellersSay[city.type],
    sections: cityCategorySections(context),
    cta: {
      headline: `${category.name} in ${city.name}?`,
      description: "Ten free analyses monthly.",
      buttonText: "Check a deal free",
      buttonLink: "/extension",
    },
  };
}

/** What gains in the city, filled up with other things of its table. */
function topItems({ prices }: CityCategoryContext): GuidePage["hero"]["topItems"] {
  const isLosing = (price: (typeof prices)[number]) => price.effect?.direction === "down";
  const [one, two, three] = prices.filter((price) => !isLosing(price)).map(({ band }) => band.name);
  return [one ?? "", two ?? "", three ?? ""];
}

/** Rules of thumb that go around among sellers. They stand beside our own figures and aren't ours. */
const everywhere: readonly SellersFigure[] = [
  { label: "Quick sale", value: "60–75% of retail" },
  { label: "Sold within", value: "7–10 days" },
  { label: "Post", value: "Sunday evening, Wednesday morning" },
  { label: "Specialize in", value: "2–3 categories" },
];

const sellersSay: Readonly<Record<CityType, readonly SellersFigure[]>> = {
  majorMetro: [
    ...everywhere,
    { label: "Like new", value: "10–15% below retail" },
    { label: "Buyers write", value: "6–9 PM on weekdays" },
  ],
  suburban: [...everywhere, { label: "Suburban buyers", value: "pay 20–30% more" }],
  collegeTown: [...everywhere, { label: "Prices fall", value: "when terms end" }],
};

/** The first sentence of the page where it fits, with the prices after it. */
function metaDescription({ city, category, prices, notes }: CityCategoryContext): string {
  const medians = prices.map(({ band }) => band.medianCents);
  const span = `${dollars(Math.min(...medians))} to ${dollars(Math.max(...medians))}`;
  const start = `${category.name} in ${cityLabel(city)}`;
  const wordings = [
    `${start}, used prices from ${span}: ${notes.lead}`,
    `${start}: ${notes.lead}`,
    `${start}: used prices from ${span}, what to check, where to look and when to sell.`,
  ];
  return wordings.find((text) => text.length <= descriptionLimit) ?? start;
}

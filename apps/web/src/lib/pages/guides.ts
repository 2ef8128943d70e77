import {
  brandGuide,
  brandPath,
  brands,
  categories,
  categoryGuide,
  cities,
  cityCategoryGuide,
  cityCategoryPath,
  cityGuide,
  cityLabel,
  cityPath,
  contentPaths,
  findBrand,
  findCategory,
  findCity,
  guidePath,
} from "@flipworth/content";
import { data } from "react-router";
import { guideHead } from "./content-head.ts";
import { findBand } from "./price-bands.ts";

/** Links on a category's page; each city's own page leads to the rest. */
const citiesNamed = 5;

// For loaders, which run when the site is built. A name that nobody knows is no page: it is not
// among the prerendered ones, and the server answers 404.

export function categoryGuideOf(slug: string | undefined) {
  const category = known(findCategory(slug ?? ""));
  const guide = categoryGuide(category, findBand);
  const ofCategory = brands.filter((brand) => brand.category === category.slug);
  return {
    head: guideHead(guide, "category"),
    guide,
    related: [
      ...(ofCategory.length > 0
        ? [
            {
              title: "Brands in this category",
              links: ofCategory.map(({ slug: brand, name }) => ({ name, path: brandPath(brand) })),
            },
          ]
        : []),
      {
        title: `${category.name} by city`,
        links: [
          ...cities.slice(0, citiesNamed).map((city) => ({
            name: cityLabel(city),
            path: cityCategoryPath(city, category.slug),
          })),
          { name: "All cities", path: contentPaths.cities },
        ],
      },
    ],
  };
}

export function brandGuideOf(slug: string | undefined) {
  const brand = known(findBrand(slug ?? ""));
  const guide = brandGuide(brand, findBand);
  const category = known(findCategory(brand.category));
  return {
    head: guideHead(guide, "brand"),
    guide,
    related: [
      {
        title: "More guides",
        links: [
          { name: `All ${category.plural}`, path: guidePath(category.slug) },
          ...brands
            .filter((other) => other !== brand)
            .map(({ slug: other, name }) => ({ name, path: brandPath(other) })),
        ],
      },
    ],
  };
}

export function cityGuideOf(cityState: string | undefined) {
  const city = known(findCity(cityState ?? ""));
  const guide = cityGuide(city, findBand);
  return {
    head: guideHead(guide, "city"),
    guide,
    related: [
      {
        title: `${city.name} by category`,
        links: categories.map(({ slug, name }) => ({ name, path: cityCategoryPath(city, slug) })),
      },
    ],
  };
}

export function cityCategoryGuideOf(cityState: string | undefined, slug: string | undefined) {
  const city = known(findCity(cityState ?? ""));
  const category = known(findCategory(slug ?? ""));
  const guide = cityCategoryGuide(city, category, findBand);
  return {
    head: guideHead(guide, "city-category"),
    guide,
    related: [
      {
        title: `More in ${city.name}`,
        links: [
          { name: `${city.name} guide`, path: cityPath(city) },
          { name: `All about ${category.plural}`, path: guidePath(category.slug) },
          ...categories
            .filter((other) => other !== category)
            .map((other) => ({ name: other.name, path: cityCategoryPath(city, other.slug) })),
        ],
      },
    ],
  };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

import { brands, type Brand, type BrandSlug } from "./catalogue/brands.ts";
import { categories, type Category, type CategorySlug } from "./catalogue/categories.ts";
import { listedThingIds } from "./catalogue/listed-things.ts";
import { cities, cityLabel, citySlug, type City } from "./catalogue/cities.ts";

/** The addresses that belong to one page and not to a family of them. */
export const contentPaths = {
  guides: "/guides",
  brands: "/guides/brands",
  cities: "/marketplace-guide",
  howTo: "/how-to",
  blog: "/blog",
  guideLibrary: "/guide-library",
  bestItems: "/best-items-to-flip-facebook-marketplace",
  tips: "/facebook-marketplace-tips",
  safety: "/facebook-marketplace-safety",
  comparison: "/facebook-marketplace-vs-ebay",
  prices: "/prices",
  accuracy: "/accuracy",
  tools: "/tools",
  calculator: "/facebook-marketplace-profit-calculator",
  campaign: "/reddit",
  sitemap: "/sitemap",
  templateTest: "/test-seo",
} as const;

export type FixedPath = (typeof contentPaths)[keyof typeof contentPaths];

type NamedCity = Pick<City, "name" | "stateCode">;

export function guidePath(category: CategorySlug): string {
  return `${contentPaths.guides}/${category}`;
}

export function brandPath(brand: BrandSlug): string {
  return `${contentPaths.brands}/${brand}`;
}

/** The public page of a thing of the price guide: "/prices/apple-iphone-15". */
export function thingPath(entryId: string): string {
  return `${contentPaths.prices}/${entryId}`;
}

/** Undefined for a thing that has no page of its own. */
export function thingPathOf(entryId: string): string | undefined {
  return listedThingIds.includes(entryId) ? thingPath(entryId) : undefined;
}

export function cityPath(city: NamedCity): string {
  return `${contentPaths.cities}/${citySlug(city)}`;
}

export function cityCategoryPath(city: NamedCity, category: CategorySlug): string {
  return `${cityPath(city)}/${category}`;
}

/** Finds the city of "los-angeles-ca", in capitals or not: the last piece is the state. */
export function findCity(cityState: string): City | undefined {
  const wanted = cityState.toLowerCase();
  return cities.find((city) => citySlug(city) === wanted);
}

/** Old links say "flipping-tools" where the guide is "tools"; both find it. */
export function findCategory(slug: string): Category | undefined {
  const wanted = slug.replace(/^flipping-/, "");
  return categories.find((category) => category.slug === wanted);
}

export function findBrand(slug: string): Brand | undefined {
  return brands.find((brand) => brand.slug === slug);
}

export type SitemapPage = { path: string; title: string };
export type SitemapGroup = { name: string; pages: readonly SitemapPage[] };

const fixedGroups: readonly SitemapGroup[] = [
  {
    name: "Where to start",
    pages: [
      { path: contentPaths.guides, title: "All flipping guides" },
      { path: contentPaths.brands, title: "Brand guides" },
      { path: contentPaths.cities, title: "City guides" },
      { path: contentPaths.prices, title: "Used prices" },
      { path: contentPaths.howTo, title: "How-to guides" },
      { path: contentPaths.blog, title: "Blog" },
      { path: contentPaths.guideLibrary, title: "Guide library" },
    ],
  },
  {
    name: "Articles",
    pages: [
      { path: contentPaths.bestItems, title: "Best items to flip" },
      { path: contentPaths.tips, title: "Marketplace tips" },
      { path: contentPaths.safety, title: "Marketplace safety" },
      { path: contentPaths.comparison, title: "Facebook Marketplace or eBay" },
    ],
  },
  {
    name: "Tools and other pages",
    pages: [
      { path: contentPaths.tools, title: "Tools for flippers" },
      { path: contentPaths.calculator, title: "Profit calculator" },
      { path: contentPaths.accuracy, title: "How accurate our prices are" },
      { path: contentPaths.campaign, title: "Flipworth for Reddit readers" },
      { path: contentPaths.sitemap, title: "Sitemap" },
      { path: contentPaths.templateTest, title: "Template test page" },
    ],
  },
];

const cityGroup = (city: City): SitemapGroup => ({
  name: cityLabel(city),
  pages: [
    { path: cityPath(city), title: `${cityLabel(city)} guide` },
    ...categories.map(({ slug, name }) => ({
      path: cityCategoryPath(city, slug),
      title: `${name} in ${cityLabel(city)}`,
    })),
  ],
});

/** Every public page of content under the heading it has on /sitemap; no page is in two groups. */
export function sitemapGroups(): readonly SitemapGroup[] {
  return [
    ...fixedGroups,
    {
      name: "Category guides",
      pages: categories.map(({ slug, name }) => ({ path: guidePath(slug), title: name })),
    },
    {
      name: "Brand guides",
      pages: brands.map(({ slug, name }) => ({ path: brandPath(slug), title: name })),
    },
    ...cities.map(cityGroup),
  ];
}

/** The paths that are prerendered, in the order of the sitemap. */
export function allContentPaths(): readonly string[] {
  return sitemapGroups().flatMap(({ pages }) => pages.map(({ path }) => path));
}

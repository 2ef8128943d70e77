import { describe, expect, test } from "vitest";
import { brands } from "../catalogue/brands.ts";
import { categories } from "../catalogue/categories.ts";
import { cities, cityLabel, citySlug } from "../catalogue/cities.ts";
import { getCityKnowledge } from "../knowledge/city-knowledge.ts";
import { allContentPaths, cityCategoryPath, cityPath } from "../paths.ts";
import { brandGuide } from "./brand-guide.ts";
import { categoryGuide } from "./category-guide.ts";
import { cityCategoryGuide } from "./city/city-category-guide.ts";
import { centsPerMile } from "./city/city-category-prices.ts";
import { cityGuide } from "./city/city-guide.ts";
import { nearbyCities } from "./city/city-nearby.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

/** Figures differ from band to band, as they do in the price guide, and depend on the id alone. */
const findBand: FindBand = (entryId) => {
  const medianCents = 2_000 + entryId.length * 1_500;
  return {
    entryId,
    name: entryId.replaceAll("-", " "),
    lowCents: Math.round(medianCents * 0.6),
    medianCents,
    highCents: Math.round(medianCents * 1.6),
    asOf: "2026-11-01",
  };
};

const cityPages = cities.map((city) => cityGuide(city, findBand));
const cityCategoryPages = cities.flatMap((city) =>
  categories.map((category) => cityCategoryGuide(city, category, findBand)),
);
const pages = [...cityPages, ...cityCategoryPages];
const nationalPages = [
  ...categories.map((category) => categoryGuide(category, findBand)),
  ...brands.map((brand) => brandGuide(brand, findBand)),
];
const allPages = [...pages, ...nationalPages];

function textOf({ hero, sections, cta }: GuidePage): string {
  return [hero.subtitle, ...sections.map(({ content }) => content), cta.description].join("\n");
}

function linksOf(page: GuidePage): string[] {
  return [...textOf(page).matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
}

function repeatedOf(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe("the pages about cities", () => {
  test("are one for each city and one for each city and category", () => {
    const published = allContentPaths().filter((path) => path.startsWith("/marketplace-guide/"));

    expect(pages).toHaveLength(920);
    expect(pages.map(({ canonical }) => canonical).toSorted()).toEqual(published.toSorted());
  });

  test("have titles of at most 60 and descriptions of at most 160 characters", () => {
    const long = pages.filter(
      ({ title, metaDescription }) => title.length > 60 || metaDescription.length > 160,
    );

    expect(long.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("share no title, description or headline with each other or a national guide", () => {
    expect(repeatedOf(allPages.map(({ title }) => title))).toEqual([]);
    expect(repeatedOf(allPages.map(({ metaDescription }) => metaDescription))).toEqual([]);
    expect(repeatedOf(allPages.map(({ hero }) => hero.headline))).toEqual([]);
  });

  test("link only to pages of the site, and have trails that end in themselves", () => {
    const known = new Set(allContentPaths());

    const dead = pages.flatMap((page) => linksOf(page).filter((path) => !known.has(path)));
    const strayed = pages.filter(
      ({ canonical, breadcrumbs }) =>
        breadcrumbs[0]?.path !== "/" || breadcrumbs.at(-1)?.path !== canonical,
    );

    expect(dead).toEqual([]);
    expect(strayed).toEqual([]);
  });

  test("come out the same every time", () => {
    const again = cities.slice(0, 3).map((city) => cityGuide(city, findBand));
    const [category] = categories.slice(4);
    if (category === undefined) throw new Error("the catalogue has no fifth category");
    const books = cities.map((city) => cityCategoryGuide(city, category, findBand));

    expect(again).toEqual(cityPages.slice(0, 3));
    expect(books).toEqual(
      cityCategoryPages.filter(({ canonical }) => canonical.endsWith(`/${category.slug}`)),
    );
  });

  test("hold no gap where a word should be", () => {
    const gaps = /undefined|NaN|\$-|\bnull\b|\{|\}| {2}|\.\.|,,| ,| \.(?:\s|$)/;

    const broken = pages.filter((page) => gaps.test(textOf(page).replaceAll(/\]\([^)]*\)/g, "]")));

    expect(broken.map(({ canonical }) => canonical)).toEqual([]);
  });
});

describe("a city's page", () => {
  test("leads to all its categories and to its neighbors", () => {
    const incomplete = cityPages.filter((page) => {
      const links = new Set(linksOf(page));
      const guides = categories.filter(({ slug }) => links.has(`${page.canonical}/${slug}`));
      const others = cities.filter((city) => links.has(cityPath(city)));
      const nearby = cities
        .filter((city) => cityPath(city) === page.canonical)
        .flatMap(nearbyCities);
      return guides.length !== categories.length || others.length !== nearby.length;
    });

    expect(incomplete.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("says that Oregon has no sales tax and that Arizona keeps its clocks", () => {
    const texts = new Map(cities.map((city, index) => [citySlug(city), cityPages[index]]));
    const textFor = (slug: string) => texts.get(slug)?.sections[0].content;

    expect(textFor("portland-or")).toContain("Oregon has no sales tax");
    expect(textFor("seattle-wa")).toContain("Washington has a sales tax");
    expect(textFor("mesa-az")).toContain("Arizona does not change them");
  });
});

describe("a page about a category in a city", () => {
  test("shows eight used prices, dearest first, and says of each what the place does to it", () => {
    const wrong = cityCategoryPages.filter(({ bands, localPrices = [] }) => {
      const medians = bands.map(({ medianCents }) => medianCents);
      const isSorted = medians.every((cents, index) => cents <= (medians[index - 1] ?? cents));
      const same = new Set(bands.map(({ name }) => name));
      return bands.length !== 8 || !isSorted || localPrices.some(({ name }) => !same.has(name));
    });

    expect(wrong.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("sends nobody on a drive that the thing does not pay for", () => {
    const paid = cityCategoryPages.flatMap(({ canonical, bands, localPrices = [] }) =>
      localPrices.flatMap(({ name, town }) => {
        const band = bands.find((one) => one.name === name);
        const [, slug = ""] = /marketplace-guide\/([^/]+)/.exec(canonical) ?? [];
        const suburb = getCityKnowledge(slug).suburbs.find(([place]) => place === town);
        return band && suburb ? [{ canonical, band, miles: suburb[2] }] : [];
      }),
    );
    const unpaid = paid.filter(({ canonical, band, miles }) => {
      const share = canonical.endsWith("/vehicles") ? 0.3 : 0.5;
      return band.medianCents * share - miles * 2 * centsPerMile < 20_00;
    });

    expect(paid.length).toBeGreaterThan(1000);
    expect(unpaid).toEqual([]);
  });

  test("gives the figures that sellers go by beside our own", () => {
    const saidIn = (page: GuidePage) =>
      (page.sellersSay ?? []).map(({ label, value }) => `${label} ${value}`).join("; ");
    const lacking = cityCategoryPages.filter(
      (page) => !/60–75% of retail.*7–10 days.*Sunday evening.*2–3 categories/.test(saidIn(page)),
    );
    const [first] = cityCategoryPages;

    expect(lacking).toEqual([]);
    expect(first && saidIn(first)).toMatch(/10–15% below retail.*6–9 PM on weekdays/);
  });

  test("names the same category in the cities within 60 miles and in no other", () => {
    const wrong = cities.flatMap((city) =>
      categories.filter(({ slug }) => {
        const own = cityCategoryPath(city, slug);
        const page = cityCategoryPages.find(({ canonical }) => canonical === own);
        const others = (page ? linksOf(page) : []).filter(
          (path) => path.startsWith("/marketplace-guide/") && path.endsWith(`/${slug}`),
        );
        const near = nearbyCities(city).map(({ city: other }) => cityCategoryPath(other, slug));
        return JSON.stringify(others) !== JSON.stringify(near);
      }),
    );

    expect(wrong).toEqual([]);
  });

  test("does not talk of snow where it never lies", () => {
    const warm = ["phoenix-az", "jacksonville-fl", "san-diego-ca", "houston-tx"];

    const snowy = cityCategoryPages.filter(
      (page) => warm.some((slug) => page.canonical.includes(slug)) && /\bsnow/i.test(textOf(page)),
    );

    expect(snowy.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("is headed by its city and its category", () => {
    const [first] = cityCategoryPages;
    const [city] = cities;
    const [category] = categories;

    expect(first?.title).toContain(city === undefined ? "" : cityLabel(city));
    expect(first?.title).toContain(category?.name);
  });
});

import { describe, expect, test } from "vitest";
import { brands } from "../catalogue/brands.ts";
import { categories } from "../catalogue/categories.ts";
import { cities, cityLabel, citySlug } from "../catalogue/cities.ts";
import { allContentPaths, cityPath } from "../paths.ts";
import { brandGuide } from "./brand-guide.ts";
import { categoryGuide } from "./category-guide.ts";
import { cityCategoryGuide } from "./city-category-guide.ts";
import { cityGuide } from "./city-guide.ts";
import { placeWords } from "./city-place-words.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";
import { comparablePage, nearestPages } from "./similarity.ts";

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
      return guides.length !== categories.length || others.length !== 4;
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
  test("shows ten to fourteen used prices, dearest first", () => {
    const wrong = cityCategoryPages.filter(({ bands }) => {
      const medians = bands.map(({ medianCents }) => medianCents);
      const isSorted = medians.every((cents, index) => cents <= (medians[index - 1] ?? cents));
      return bands.length < 10 || bands.length > 14 || !isSorted;
    });

    expect(wrong.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("works a drive to a suburb out to the dollar", () => {
    const drives = cityCategoryPages.flatMap((page) => [
      ...textOf(page).matchAll(
        /about (\d+) miles there and back, \$(\d+) at ([\d.]+) cents a mile; bought at \$(\d+) and sold at \$(\d+), .*? would still leave \$(\d+)\./g,
      ),
    ]);

    const wrong = drives.filter((match) => {
      const [miles = 0, cost = 0, cents = 0, buy = 0, sell = 0, left = 0] = match
        .slice(1)
        .map(Number);
      const exact = sell - buy - (miles * cents) / 100;
      return Math.abs(cost - (miles * cents) / 100) > 0.5 || Math.abs(left - exact) > 1;
    });

    expect(drives.length).toBeGreaterThan(100);
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  test("never advises to offer half for a whole vehicle", () => {
    const vehiclePages = cityCategoryPages.filter(({ canonical }) =>
      canonical.endsWith("/vehicles"),
    );
    const ofVehicles = vehiclePages.filter(({ bands }) =>
      bands.some(({ entryId }) => entryId.startsWith("vehicle/")),
    );
    const halving = vehiclePages.filter((page) =>
      /the vehicle\/[^.]*leaves half of the middle price/.test(textOf(page)),
    );

    expect(ofVehicles).toHaveLength(40);
    expect(halving.map(({ canonical }) => canonical)).toEqual([]);
  });

  test("names the same category in its four neighbors", () => {
    const wrong = cityCategoryPages.filter((page) => {
      const slug = page.canonical.split("/").at(-1);
      const others = linksOf(page).filter(
        (path) => path.startsWith("/marketplace-guide/") && path.endsWith(`/${slug}`),
      );
      return others.length !== 4 || others.includes(page.canonical);
    });

    expect(wrong.map(({ canonical }) => canonical)).toEqual([]);
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

describe("the wording of all guides", () => {
  const compared = allPages.map((page) => comparablePage(page, placeWords()));
  const nearest = nearestPages(compared).toSorted((one, other) => other.overlap - one.overlap);

  test("shares at most 70% of its sentences with any other page, names and numbers aside", () => {
    const [worst] = nearest;
    const tooClose = nearest.filter(({ overlap }) => overlap > 0.7);

    expect(tooClose, `worst: ${JSON.stringify(worst)}`).toEqual([]);
  });

  test("shares less than half with the nearest page at the median", () => {
    const median = nearest[Math.floor(nearest.length / 2)];

    expect(median?.overlap).toBeLessThan(0.5);
  });

  test("has on each city page ten sentences at least that no other page has", () => {
    const uses = new Map<string, number>();
    for (const sentence of compared.flatMap(({ sentences }) => [...sentences])) {
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }

    const common = compared
      .slice(0, pages.length)
      .filter(({ sentences }) => [...sentences].filter((text) => uses.get(text) === 1).length < 10);

    expect(common.map(({ path }) => path)).toEqual([]);
  });

  test("has at least 25 different sentences on each page", () => {
    const thin = compared.filter(({ sentences }) => sentences.size < 25);

    expect(thin.map(({ path }) => path)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { brands } from "../catalogue/brands.ts";
import { categories } from "../catalogue/categories.ts";
import { cities } from "../catalogue/cities.ts";
import { withArticle } from "../grammar.ts";
import { brandGuide } from "./brand-guide.ts";
import { categoryGuide } from "./category-guide.ts";
import { cityCategoryGuide } from "./city/city-category-guide.ts";
import { cityGuide } from "./city/city-guide.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

const names = ["Apple iPhone 13", "IKEA Malm", "Sony A7", "Herman Miller Aeron", "Oculus Quest 2"];
const findBand: FindBand = (entryId) => ({
  entryId,
  name: names[entryId.length % names.length] ?? entryId,
  lowCents: 4_000,
  medianCents: 8_000,
  highCents: 11_800,
  asOf: "2026-11-01",
});

const pages: readonly GuidePage[] = [
  ...cities.map((city) => cityGuide(city, findBand)),
  ...cities.flatMap((city) =>
    categories.map((category) => cityCategoryGuide(city, category, findBand)),
  ),
  ...categories.map((category) => categoryGuide(category, findBand)),
  ...brands.map((brand) => brandGuide(brand, findBand)),
];

function wordsOf({ title, metaDescription, hero, sections, cta }: GuidePage): string {
  const parts = sections.flatMap((section) => [section.title, section.content]);
  const lines = [title, metaDescription, hero.headline, hero.subtitle, ...hero.topItems];
  return [...lines, ...parts, cta.headline, cta.description].join("\n").replaceAll("[", "");
}

test("“a” and “an” fit the word after them on all pages", () => {
  const wrong = pages.flatMap((page) =>
    [...wordsOf(page).matchAll(/\b(an?) ([\w-]+)/gi)]
      .filter(
        ([, article = "", word = ""]) => withArticle(word) !== `${article.toLowerCase()} ${word}`,
      )
      .map(([words]) => `${page.canonical}: ${words}`),
  );

  expect(pages).toHaveLength(954);
  expect(wrong).toEqual([]);
});

import { expect, test } from "vitest";
import { brandGroups, brands } from "./catalogue/brands.ts";
import { categories } from "./catalogue/categories.ts";
import { cities } from "./catalogue/cities.ts";
import {
  allContentPaths,
  brandPath,
  cityCategoryPath,
  cityPath,
  contentPaths,
  findBrand,
  findCategory,
  findCity,
  guidePath,
  sitemapGroups,
} from "./paths.ts";
import { pageHeads } from "./heads.ts";

test("there is one path for each city, city and category, category, brand and fixed page", () => {
  const paths = allContentPaths();

  expect(paths).toHaveLength(40 + 40 * 22 + 22 + 12 + 17);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(Object.values(contentPaths)));
});

test("the sitemap names its groups and its pages, and no name twice", () => {
  const groups = sitemapGroups();

  const groupNames = groups.map(({ name }) => name);
  const titles = groups.flatMap(({ pages }) => pages.map(({ title }) => title));
  expect(groupNames.slice(0, 5)).toEqual([
    "Where to start",
    "Articles",
    "Tools and other pages",
    "Category guides",
    "Brand guides",
  ]);
  expect(groupNames.slice(5)).toHaveLength(40);
  expect(new Set(groupNames).size).toBe(groupNames.length);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(cities)("the path of $name finds it again, and so do those of its categories", (city) => {
  const [, , piece = ""] = cityPath(city).split("/");

  expect(findCity(piece)).toBe(city);
  expect(allContentPaths()).toContain(cityCategoryPath(city, "baby-items"));
  expect(piece).toMatch(/^[a-z-]+-[a-z]{2}$/);
});

test.each([
  ["los-angeles-ca", "Los Angeles"],
  ["Los-Angeles-CA", "Los Angeles"],
  ["SAN-JOSE-ca", "San Jose"],
  ["mesa-az", "Mesa"],
])("%s is %s", (piece, name) => {
  expect(findCity(piece)?.name).toBe(name);
});

test.each([
  "",
  "ca",
  "mesa",
  "-az",
  "mesa-",
  "mesa-ca",
  "los angeles-ca",
  "los-angeles-california",
])("%j is no city", (piece) => {
  expect(findCity(piece)).toBeUndefined();
});

test.each([
  ["tools", "tools"],
  ["flipping-tools", "tools"],
  ["flipping-baby-items", "baby-items"],
])("%s is the category %s", (slug, found) => {
  expect(findCategory(slug)?.slug).toBe(found);
});

test.each(["", "flipping-", "Tools", "tools-flipping-", "flipping-flipping-tools", "guns"])(
  "%j is no category",
  (slug) => {
    expect(findCategory(slug)).toBeUndefined();
  },
);

test("every category and brand is found by the last piece of its path", () => {
  const lastPiece = (path: string) => path.split("/").at(-1) ?? "";

  expect(categories.map(({ slug }) => findCategory(lastPiece(guidePath(slug))))).toEqual(
    categories,
  );
  expect(brands.map(({ slug }) => findBrand(lastPiece(brandPath(slug))))).toEqual(brands);
  expect(findBrand("Apple")).toBeUndefined();
});

test("the brand index shows each brand once, in the groups of the specification", () => {
  const grouped = brandGroups.flatMap(({ slugs }) => slugs);

  expect(grouped.toSorted()).toEqual(brands.map(({ slug }) => slug).toSorted());
  expect(brandGroups.map(({ name }) => name)).toEqual([
    "Technology Brands",
    "Tools & Equipment",
    "Luxury & Fashion",
    "Other Popular Brands",
  ]);
});

test("every fixed page has a title and a description of its own that search engines do not cut", () => {
  const heads = Object.values(contentPaths).map((path) => pageHeads[path]);

  for (const { title, description } of heads) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(80);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(17);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(17);
});

import { expect, test } from "vitest";
import { brands } from "../catalogue/brands.ts";
import { categories } from "../catalogue/categories.ts";
import { allContentPaths } from "../paths.ts";
import { adviceFor } from "./advice-for.ts";
import { brandGuide } from "./brand-guide.ts";
import { categoryGuide } from "./category-guide.ts";
import type { FindBand, GuidePage } from "./guide-page.ts";

/** Prices that differ by the length of the id, so that an order among them shows. */
const findBand: FindBand = (entryId) => ({
  entryId,
  name: entryId.replaceAll("-", " "),
  lowCents: entryId.length * 80_00,
  medianCents: entryId.length * 100_00,
  highCents: entryId.length * 130_00,
  asOf: "2026-11",
});

const categoryGuides = categories.map((category) => categoryGuide(category, findBand));
const brandGuides = brands.map((brand) => brandGuide(brand, findBand));
const guides = [...categoryGuides, ...brandGuides];
const known = new Set([...allContentPaths(), "/", "/analyze", "/extension", "/pricing"]);

const linksOf = (guide: GuidePage) =>
  guide.sections.flatMap(({ content }) =>
    [...content.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = ""]) => path),
  );

test("there is a guide for each of 22 categories and 12 brands, at its own address", () => {
  expect(categoryGuides).toHaveLength(22);
  expect(brandGuides).toHaveLength(12);
  expect(new Set(guides.map(({ canonical }) => canonical)).size).toBe(34);
  expect(guides.filter(({ canonical }) => !known.has(canonical))).toEqual([]);
});

test.each(guides)("every link of $canonical leads to a page of the site", (guide) => {
  expect(linksOf(guide).filter((path) => !known.has(path))).toEqual([]);
});

test.each(guides)(
  "$canonical leads on to a city, the calculator, the safety page and an analysis",
  (guide) => {
    const links = linksOf(guide);

    expect(links.some((path) => path.startsWith("/marketplace-guide/"))).toBe(true);
    expect(links).toContain("/facebook-marketplace-profit-calculator");
    expect(links).toContain("/facebook-marketplace-safety");
    expect(links).toContain("/facebook-marketplace-tips");
    expect(links).toContain("/analyze");
    expect(links).not.toContain(guide.canonical);
  },
);

test.each(guides)("the title and the description of $canonical fit a search result", (guide) => {
  expect(guide.title.length).toBeLessThanOrEqual(60);
  expect(guide.metaDescription.length).toBeLessThanOrEqual(160);
  expect(guide.metaDescription.length).toBeGreaterThan(80);
});

test("no two guides share a title, a description or a headline", () => {
  const distinct = (texts: string[]) => new Set(texts).size;

  expect(distinct(guides.map(({ title }) => title))).toBe(34);
  expect(distinct(guides.map(({ metaDescription }) => metaDescription))).toBe(34);
  expect(distinct(guides.map(({ hero }) => hero.headline))).toBe(34);
});

test.each(guides)("the prices of $canonical stand dearest first", ({ bands }) => {
  const medians = bands.map(({ medianCents }) => medianCents);

  expect(medians).toEqual(medians.toSorted((one, other) => other - one));
});

test.each(guides)(
  "$canonical works its figures into sentences and dates them",
  ({ bands, sections }) => {
    const text = sections.map(({ content }) => content).join("\n");
    const [dearest] = bands;

    expect(text).toContain("November 2026");
    expect(text).toContain(`$${((dearest?.medianCents ?? 0) / 100).toLocaleString("en-US")}`);
  },
);

test.each(guides)(
  "$canonical has no empty line of a list and no gap between paragraphs",
  ({ sections }) => {
    for (const { content } of sections) {
      expect(content).not.toMatch(/\n{3,}|^- *$|undefined|^ | $/m);
      expect(content).toBe(content.trim());
      expect(content.length).toBeGreaterThan(300);
    }
  },
);

test("breadcrumbs go from Home through the guides to the page itself", () => {
  const names = (guide: GuidePage | undefined) => guide?.breadcrumbs.map(({ name }) => name);

  expect(names(categoryGuides[0])).toEqual(["Home", "Guides", "Electronics"]);
  expect(names(brandGuides[0])).toEqual(["Home", "Guides", "Brands", "Apple"]);
});

test("advice on a category or a brand is its own, and on anything else it is general", () => {
  expect(adviceFor("tools")).toBe(categoryGuides[3]?.hero.subtitle);
  expect(adviceFor("rolex")).toBe(brandGuides[11]?.hero.subtitle);
  expect(adviceFor("submarines")).toMatch(/exact model/);
  expect(adviceFor("submarines")).toBe(adviceFor("constructor"));
});

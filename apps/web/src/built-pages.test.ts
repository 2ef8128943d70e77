// @vitest-environment node
import { matchRoutes, type Params, type RouteObject } from "react-router";
import { contentPaths, type FixedPath } from "@flipworth/content";
import { expect, test } from "vitest";
import { builtPages, indexedPages, sitemapKinds } from "./built-pages.ts";
import { type ContentHead, fixedHead } from "./lib/pages/content-head.ts";
import {
  brandGuideOf,
  categoryGuideOf,
  cityCategoryGuideOf,
  cityGuideOf,
} from "./lib/pages/guides.ts";
import { pageDates } from "./lib/pages/page-dates.ts";
import { thingPageOf } from "./lib/things/thing-page.ts";
import { paths } from "./paths.ts";
import routes from "./routes.ts";

const table: RouteObject[] = routes.map(({ path, file, index }) =>
  index ? { id: file, index: true } : { id: file, path: path ?? "" },
);

function routeOf(path: string) {
  const match = matchRoutes(table, path)?.at(-1);
  return { file: match?.route.id, params: match?.params ?? {} };
}

function thingHeadOf(entryId: string | undefined): ContentHead {
  const thing = thingPageOf(entryId ?? "");
  if (thing === undefined) throw new Error(`${entryId} has no page`);
  return thing.head;
}

const guideHeads: Record<string, (params: Params) => ContentHead> = {
  "routes/guides/category.tsx": ({ category }) => categoryGuideOf(category).head,
  "routes/guides/brand.tsx": ({ brand }) => brandGuideOf(brand).head,
  "routes/guides/city.tsx": ({ cityState }) => cityGuideOf(cityState).head,
  "routes/guides/city-category.tsx": ({ cityState, category }) =>
    cityCategoryGuideOf(cityState, category).head,
  "routes/things/thing.tsx": ({ entryId }) => thingHeadOf(entryId),
};

/** The head that the route's loader makes; undefined for the product's own pages. */
function headOf(path: string): ContentHead | undefined {
  const { file = "", params } = routeOf(path);
  const fixed = Object.values<FixedPath>(contentPaths).find((known) => known === path);
  return fixed ? fixedHead(fixed) : guideHeads[file]?.(params);
}

const heads = builtPages.flatMap((path) => {
  const head = headOf(path);
  return head ? [{ path, head }] : [];
});

test("every page that is built has a route of its own, and none is built twice", () => {
  const lost = builtPages.filter(
    (path) => path !== paths.notFound && routeOf(path).file === "routes/not-found.tsx",
  );

  expect(lost).toEqual([]);
  expect(new Set(builtPages).size).toBe(builtPages.length);
  expect(builtPages.length).toBeGreaterThan(1280);
});

test("every content page says its own path, and no title or description twice", () => {
  expect(heads).toHaveLength(40 + 40 * 22 + 22 + 12 + 17 + 300);
  for (const { path, head } of heads) expect(head.path).toBe(path);
  for (const words of ["title", "description"] as const) {
    const texts = heads.map(({ head }) => head[words]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

test("every trail leads from Home over pages that are built to the page itself", () => {
  const built = new Set(builtPages);

  for (const { path, head } of heads) {
    const steps = head.trail.map((crumb) => crumb.path);
    expect(head.trail[0]).toEqual({ name: "Home", path: "/" });
    expect(steps.at(-1)).toBe(path);
    expect(steps.filter((step) => !built.has(step))).toEqual([]);
  }
});

test.each([
  [contentPaths.calculator, ["Home", "Tools", "Profit Calculator"]],
  [contentPaths.bestItems, ["Home", "Blog", "Best Items"]],
  [contentPaths.tips, ["Home", "Blog", "Tips"]],
  [contentPaths.safety, ["Home", "Blog", "Safety"]],
])("the trail of %s is %j", (path, names) => {
  expect(fixedHead(path).trail.map(({ name }) => name)).toEqual(names);
});

test("search engines are told of each page once, and of none that is private or hidden", () => {
  const built = new Set(builtPages);

  expect(new Set(indexedPages).size).toBe(indexedPages.length);
  expect(indexedPages.filter((path) => !built.has(path))).toEqual([]);
  for (const hidden of [paths.design, paths.notFound, paths.dashboard, contentPaths.templateTest]) {
    expect(indexedPages).not.toContain(hidden);
  }
});

test("each page that search engines are told of is in one sitemap, and the day of its last change is known", () => {
  const undated = indexedPages.filter((path) => pageDates(path).modified === undefined);

  expect(undated).toEqual([]);
  expect(Object.values(sitemapKinds).every((pages) => pages.length > 0)).toBe(true);
});

test.each([
  () => categoryGuideOf("guns"),
  () => brandGuideOf("acme"),
  () => cityGuideOf("mesa"),
  () => cityCategoryGuideOf("mesa-az", "guns"),
  () => cityCategoryGuideOf("mesa-ca", "tools"),
])("a guide to what is not in the lists is 404: %o", (makeGuide) => {
  expect(makeGuide).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

import { allContentPaths, contentPaths, listedThingIds, thingPath } from "@flipworth/content";
import { productPages } from "./lib/pages/product-pages.ts";
import { builtPaths } from "./paths.ts";

const thingPaths = listedThingIds.map(thingPath);

/** Every page written when the site is built. Not in paths.ts, which the browser has too. */
export const builtPages: readonly string[] = [
  // First, a few answers each: the indexes that name all of them find these known, and are written in time.
  ...thingPaths,
  ...builtPaths,
  ...allContentPaths(),
];

const isCityPage = (path: string) => path.startsWith(`${contentPaths.cities}/`);
const isGuide = (path: string) => path.startsWith(`${contentPaths.guides}/`);
const contentPages = allContentPaths().filter((path) => path !== contentPaths.templateTest);

/** Those that search engines may list, each once, at its own address, by the sitemap that lists it. */
export const sitemapKinds = {
  product: productPages.map(({ path }) => path),
  articles: contentPages.filter((path) => !isCityPage(path) && !isGuide(path)),
  guides: contentPages.filter(isGuide),
  prices: thingPaths,
  cities: contentPages.filter(isCityPage),
} as const satisfies Record<string, readonly string[]>;

export const indexedPages: readonly string[] = Object.values(sitemapKinds).flat();

import { allContentPaths, contentPaths, listedThingIds, thingPath } from "@flipworth/content";
import { productPages } from "./lib/product-pages.ts";
import { builtPaths } from "./paths.ts";

const thingPaths = listedThingIds.map(thingPath);

/** Every page written when the site is built. Not in paths.ts, which the browser has too. */
export const builtPages: readonly string[] = [
  ...builtPaths,
  ...allContentPaths(),
  ...thingPaths,
];

/** Those that search engines may list: each page once, at its own address. */
export const indexedPages: readonly string[] = [
  ...productPages.map(({ path }) => path),
  ...allContentPaths().filter((path) => path !== contentPaths.templateTest),
  ...thingPaths,
];

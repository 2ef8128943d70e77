import { existsSync } from "node:fs";
import type { Handler } from "hono";
import { answerWith, pickVariant } from "./static-answer.ts";
import {
  type Download,
  loadStaticFile,
  loadStaticFiles,
  type PageSettings,
  type StaticFile,
} from "./static-files.ts";

/** URL path → file that lies outside the site's folder: what the other builds leave for people. */
export type Downloads = Readonly<Record<string, Download>>;

/** The built site in memory, with headers made once. */
export type Site = { find: (urlPath: string) => StaticFile | undefined };

/** A download that was not built is not there. */
export function openSite(siteDir: string, pages: PageSettings, downloads: Downloads = {}): Site {
  const built = Object.entries(downloads).filter(([, { path }]) => existsSync(path));
  const files = new Map([
    ...loadStaticFiles(siteDir, pages),
    ...built.map(([urlPath, download]) => [urlPath, loadStaticFile(urlPath, download)] as const),
  ]);
  // The builder leaves it for sites whose pages are not all there.
  files.delete("/__spa-fallback.html");
  return { find: (urlPath) => files.get(shellOf(normalPath(urlPath))) };
}

/** Serves the site with no middleware in between; an unknown path gets the site's own 404 page. */
export function staticSite(site: Site): Handler {
  const missing = site.find("/404") ?? site.find("/404.html");
  return async (c) => {
    const found = site.find(c.req.path);
    const recorded = found ? undefined : recordedPath(c.req.path);
    if (recorded) return c.redirect(recorded + new URL(c.req.url).search);
    const file = found ?? missing;
    if (!file) return c.text("404 Page Not Found", 404);
    const asked = {
      method: c.req.method,
      acceptEncoding: c.req.header("accept-encoding"),
      ifNoneMatch: c.req.header("if-none-match"),
    };
    const variant = await pickVariant(file, asked.acceptEncoding);
    const { status, headers, body } = answerWith(variant, asked, found ? 200 : 404);
    return new Response(body, { status, headers });
  };
}

/** Pages of what only the browser knows are one file: it looks at the address and asks the API. */
const shells = ["/prices/recorded"] as const;

/** A thing without a public page: its recorded prices, for whoever is signed in. */
function recordedPath(path: string): string | undefined {
  return /^\/prices\/[^/]+(?:\/[^/]+)?\/?$/.test(path)
    ? path.replace("/prices/", "/prices/recorded/")
    : undefined;
}

function shellOf(path: string): string {
  return shells.find((shell) => path.startsWith(`${shell}/`)) ?? path;
}

function normalPath(path: string): string {
  const withoutIndex = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
  return withoutIndex.length > 1 && withoutIndex.endsWith("/")
    ? withoutIndex.slice(0, -1)
    : withoutIndex;
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { siteOriginPlaceholder as origin } from "@flipworth/contract";
import { blogFeed } from "./src/lib/pages/blog-feed.ts";
import { pageDates } from "./src/lib/pages/page-dates.ts";
import { sitemapKinds } from "./src/built-pages.ts";

/** Writes what search engines and feed readers ask for. The server puts its own address in when it serves them. */
export async function writeSearchFiles(site: string): Promise<void> {
  await mkdir(join(site, "sitemaps"), { recursive: true });
  const kinds = Object.entries(sitemapKinds);
  await Promise.all([
    ...kinds.map(([kind, paths]) =>
      writeFile(join(site, `sitemaps/${kind}.xml`), sitemapOf(paths)),
    ),
    writeFile(join(site, "sitemap.xml"), indexOf(kinds)),
    writeFile(join(site, "robots.txt"), robots),
    writeFile(join(site, "feed.xml"), blogFeed(origin)),
  ]);
}

const robots = `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${origin}/sitemap.xml
`;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function indexOf(kinds: readonly (readonly [string, readonly string[]])[]): string {
  const maps = kinds.map(([kind, paths]) => {
    const newest = paths
      .flatMap((path) => pageDates(path).modified ?? [])
      .toSorted()
      .at(-1);
    return `<sitemap><loc>${origin}/sitemaps/${kind}.xml</loc>${changed(newest)}</sitemap>`;
  });
  return document("sitemapindex", maps);
}

function sitemapOf(paths: readonly string[]): string {
  const pages = paths.map(
    (path) => `<url><loc>${origin}${path}</loc>${changed(pageDates(path).modified)}</url>`,
  );
  return document("urlset", pages);
}

const changed = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : "");

const document = (
  root: string,
  entries: readonly string[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${namespace}">
${entries.join("\n")}
</${root}>
`;

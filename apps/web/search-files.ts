import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { siteOriginPlaceholder } from "@flipworth/contract";
import { indexedPages } from "./src/built-pages.ts";

/** Writes what search engines ask for first. The server puts its own address in when it serves them. */
export async function writeSearchFiles(site: string): Promise<void> {
  await writeFile(join(site, "sitemap.xml"), sitemapOf(indexedPages));
  await writeFile(join(site, "robots.txt"), robots);
}

const robots = `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${siteOriginPlaceholder}/sitemap.xml
`;

function sitemapOf(paths: readonly string[]): string {
  const addresses = paths.map((path) => `<url><loc>${siteOriginPlaceholder}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join("\n")}
</urlset>
`;
}

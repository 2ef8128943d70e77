import { contentPaths, sitemapGroups } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { SitemapPage } from "../../features/content/indexes/sitemap-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { productPages } from "../../lib/pages/product-pages.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.sitemap),
  groups: [{ name: "Flipworth", pages: productPages }, ...sitemapGroups()],
});

export default function Sitemap() {
  return <SitemapPage {...useLoaderData<typeof loader>()} />;
}

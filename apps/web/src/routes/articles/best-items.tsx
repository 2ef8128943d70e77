import {
  bestItems,
  bestItemsIntro,
  bestItemsSections,
  bestItemsStats,
  contentPaths,
  guidePath,
  itemsToAvoid,
  keysToSuccess,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { BestItemsPage } from "../../features/content/best-items-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.bestItems),
  intro: bestItemsIntro,
  stats: bestItemsStats,
  items: bestItems.map((item) => ({ ...item, guidePath: guidePath(item.guide) })),
  sections: bestItemsSections,
  keys: keysToSuccess,
  avoid: itemsToAvoid,
});

export default function BestItems() {
  return <BestItemsPage {...useLoaderData<typeof loader>()} />;
}

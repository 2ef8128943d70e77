import { contentPaths, howToPath, howTos, popularGuideCategories } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { HowToIndex } from "../../features/content/indexes/how-to-index.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.howTo),
  guides: howTos.map((guide) => ({ ...guide, path: howToPath(guide.slug) })),
  popular: popularGuideCategories,
});

export default function HowTos() {
  return <HowToIndex {...useLoaderData<typeof loader>()} />;
}

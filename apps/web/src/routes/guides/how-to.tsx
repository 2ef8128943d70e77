import { contentPaths, howToPath, howTos, popularGuideCategories } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { HowToIndex } from "../../features/content/how-to-index.tsx";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";

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

import {
  brandCardLength,
  brandPath,
  brands,
  categories,
  contentPaths,
  guideBadges,
  guidePath,
  trimmed,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { GuidesIndex } from "../../features/content/indexes/guides-index.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

// Runs when the page is built, as in every route beside it: the browser gets no content package.
export const loader = () => ({
  head: fixedHead(contentPaths.guides),
  badges: guideBadges,
  categories: categories.map(({ slug, name, description }) => ({
    path: guidePath(slug),
    title: name,
    text: description,
  })),
  brands: brands.map(({ slug, name, description }) => ({
    path: brandPath(slug),
    title: name,
    text: trimmed(description, brandCardLength.guides),
  })),
});

export default function Guides() {
  return <GuidesIndex {...useLoaderData<typeof loader>()} />;
}

import {
  brandCardLength,
  brandGroups,
  brandPath,
  brands,
  contentPaths,
  trimmed,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { BrandsIndex } from "../../features/content/indexes/brands-index.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.brands),
  groups: brandGroups.map(({ name, slugs }) => ({
    name,
    brands: slugs
      .flatMap((slug) => brands.filter((brand) => brand.slug === slug))
      .map(({ slug, name: title, description }) => ({
        path: brandPath(slug),
        title,
        text: trimmed(description, brandCardLength.brands),
      })),
  })),
});

export default function Brands() {
  return <BrandsIndex {...useLoaderData<typeof loader>()} />;
}

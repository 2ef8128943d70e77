import {
  brandPath,
  brands,
  categories,
  cities,
  cityLabel,
  cityPath,
  contentPaths,
  guidePath,
  libraryCards,
  libraryTitle,
  libraryTotal,
  trimmed,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { GuideLibraryPage } from "../../features/content/indexes/guide-library-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

const noteLength = 80;

export const loader = () => ({
  head: fixedHead(contentPaths.guideLibrary),
  title: libraryTitle,
  total: libraryTotal,
  cards: libraryCards,
  shelves: [
    {
      title: "Category Guides",
      links: categories.map(({ slug, name, description }) => ({
        path: guidePath(slug),
        name,
        note: trimmed(description, noteLength),
      })),
    },
    {
      title: "City Guides",
      links: cities.map((city) => ({
        path: cityPath(city),
        name: cityLabel(city),
        note: `${city.metro}, ${city.population.toLocaleString("en-US")} residents`,
      })),
    },
    {
      title: "Brand Guides",
      links: brands.map(({ slug, name, description }) => ({
        path: brandPath(slug),
        name,
        note: trimmed(description, noteLength),
      })),
    },
  ],
});

export default function GuideLibrary() {
  return <GuideLibraryPage {...useLoaderData<typeof loader>()} />;
}

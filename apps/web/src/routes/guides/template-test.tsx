import {
  brandPath,
  brands,
  categories,
  cities,
  citiesOnTestPage,
  cityLabel,
  cityPath,
  contentPaths,
  guidePath,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { TemplateTestPage } from "../../features/content/template-test-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.templateTest),
  categories: categories.map(({ slug, name }) => ({ path: guidePath(slug), name })),
  cities: cities
    .slice(0, citiesOnTestPage)
    .map((city) => ({ path: cityPath(city), name: cityLabel(city) })),
  cityCount: cities.length,
  brands: brands.map(({ slug, name }) => ({ path: brandPath(slug), name })),
});

export default function TemplateTest() {
  return <TemplateTestPage {...useLoaderData<typeof loader>()} />;
}

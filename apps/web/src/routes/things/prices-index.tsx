import { contentPaths } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { PricesIndexPage } from "../../features/things/prices-index-page.tsx";
import { priceMonth } from "../../lib/pages/ask-when-built.ts";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { thingGroups } from "../../lib/things/thing-groups.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.prices),
  month: priceMonth,
  groups: thingGroups(),
});

export default function PricesIndex() {
  return <PricesIndexPage {...useLoaderData<typeof loader>()} />;
}

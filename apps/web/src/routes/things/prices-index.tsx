import { contentPaths } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { PricesIndexPage } from "../../features/things/prices-index-page.tsx";
import { priceMonth } from "../../lib/ask-when-built.ts";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";
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

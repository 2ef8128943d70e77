import {
  comparisonIntro,
  comparisonSections,
  comparisonTable,
  contentPaths,
  quickComparison,
  useEbayWhen,
  useMarketplaceWhen,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { ComparisonPage } from "../../features/content/comparison-page.tsx";
import { priceDay } from "../../lib/ask-when-built.ts";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";
import { feeCurves } from "../../lib/fee-curves.ts";
import { exampleBill, todaysBill } from "../../lib/example-sale-bills.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.comparison),
  intro: comparisonIntro,
  quick: quickComparison,
  rows: comparisonTable,
  marketplaceWhen: useMarketplaceWhen,
  ebayWhen: useEbayWhen,
  bills: [exampleBill(), todaysBill(priceDay)],
  curves: feeCurves(),
  sections: comparisonSections,
});

export default function Comparison() {
  return <ComparisonPage {...useLoaderData<typeof loader>()} />;
}

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
import { contentMeta } from "../../components/content/page-meta.ts";
import { ComparisonPage } from "../../features/content/comparison-page.tsx";
import { priceDay } from "../../lib/pages/ask-when-built.ts";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { feeCurves } from "../../lib/pages/fee-curves.ts";
import { exampleBill, todaysBill } from "../../lib/pages/example-sale-bills.ts";

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

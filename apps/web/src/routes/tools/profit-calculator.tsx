import { calculatorSections, calculatorTips, contentPaths } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { contentMeta } from "../../components/content/page-meta.ts";
import { Calculator } from "../../features/calculator/calculator.tsx";
import { NotedPoints, TextSections } from "../../features/content/article-parts.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";

export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.calculator),
  tips: calculatorTips,
  sections: calculatorSections,
});

export default function ProfitCalculator() {
  const { head, tips, sections } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="Facebook Marketplace profit calculator"
        lead="See what you keep after every cost, and what you earn per hour."
      />
      <Calculator />
      <IndexSection title="Three tips">
        <NotedPoints points={tips} />
      </IndexSection>
      <TextSections sections={sections} />
      <CallToAction
        title="Get these numbers on any listing"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        The extension estimates the sale price and adds the current selling fee.
      </CallToAction>
    </div>
  );
}

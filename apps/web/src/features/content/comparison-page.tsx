import { contentPaths, type GuideSection, type QuickComparison } from "@flipworth/content";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { Icon } from "../../components/icon.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { plainProse } from "../../components/content/prose.ts";
import { RichText } from "../../components/content/rich-text.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";
import { FoldedSections, MarkedList } from "./article-parts.tsx";
import { ComparisonMoney, type ComparisonMoneyProps } from "./comparison-money.tsx";

type ComparisonPageProps = ComparisonMoneyProps & {
  head: ContentHead;
  intro: string;
  quick: readonly [QuickComparison, QuickComparison];
  rows: readonly { aspect: string; marketplace: string; ebay: string }[];
  marketplaceWhen: readonly string[];
  ebayWhen: readonly string[];
  sections: readonly GuideSection[];
};

export function ComparisonPage(props: ComparisonPageProps) {
  return (
    <article className="flex flex-col gap-10">
      <PageHeader trail={props.head.trail} title="Facebook Marketplace vs eBay" />
      <div className={`${plainProse} max-w-2xl`}>
        <RichText text={props.intro} />
      </div>
      <IndexSection title="Quick comparison">
        <div className="grid gap-4 lg:grid-cols-2">
          {props.quick.map((side) => (
            <QuickCard key={side.name} side={side} />
          ))}
        </div>
      </IndexSection>
      <IndexSection title="Side by side">
        <ComparisonTable rows={props.rows} />
      </IndexSection>
      <div className="grid gap-10 sm:grid-cols-2">
        <IndexSection title="Use Marketplace when">
          <MarkedList mark="do" items={props.marketplaceWhen} />
        </IndexSection>
        <IndexSection title="Use eBay when">
          <MarkedList mark="do" items={props.ebayWhen} />
        </IndexSection>
      </div>
      <ComparisonMoney bills={props.bills} curves={props.curves} />
      <FoldedSections sections={props.sections} />
      <CallToAction
        title="Let us work out the fees"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See all tools", href: contentPaths.tools },
        ]}
      >
        Every analysis shows the fee rule it used and the date it took effect.
      </CallToAction>
    </article>
  );
}

function QuickCard({ side }: { side: QuickComparison }) {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-center gap-3">
        <Icon name={side.icon} />
        <h3 className="text-lg font-semibold">{side.name}</h3>
      </div>
      <p className="text-pretty">{side.summary}</p>
      <MarkedList mark="do" items={side.strengths} />
      <MarkedList mark="dont" items={side.weaknesses} />
    </section>
  );
}

function ComparisonTable({ rows }: { rows: ComparisonPageProps["rows"] }) {
  return (
    <table className="w-full max-w-2xl text-left text-sm">
      <thead>
        <tr>
          <th scope="col" className="py-2 pr-4">
            <span className="sr-only">Aspect</span>
          </th>
          <th scope="col" className="py-2 pr-4">
            Marketplace
          </th>
          <th scope="col" className="py-2">
            eBay
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, marketplace, ebay }) => (
          <tr key={aspect} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-medium">
              {aspect}
            </th>
            <td className="py-2 pr-4 text-soft">{marketplace}</td>
            <td className="py-2 text-soft">{ebay}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

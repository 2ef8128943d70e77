import type { AccuracyRow, GuideSection } from "@flipworth/content";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { dayInWords } from "../../lib/month-in-words.ts";
import { paths } from "../../paths.ts";
import { TextSections } from "./article-parts.tsx";

type AccuracyPageProps = {
  head: ContentHead;
  measuredOn: string;
  rows: readonly AccuracyRow[];
  misses: readonly string[];
  sections: readonly GuideSection[];
};

export function AccuracyPage({ head, measuredOn, rows, misses, sections }: AccuracyPageProps) {
  const listings = rows.filter(isOwnSet).reduce((sum, row) => sum + row.rows, 0);
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="How accurate our prices are"
        lead={`We appraised ${listings.toLocaleString("en-US")} real listings without their prices and compared. Here is every result, with the misses.`}
      >
        <p className="text-sm text-soft">
          Measured on <time dateTime={measuredOn}>{dayInWords(measuredOn)}</time>. No figure of the
          price guide was fitted to these listings.
        </p>
      </PageHeader>
      <IndexSection title="The measured table">
        <MeasuredTable rows={rows} />
      </IndexSection>
      <IndexSection title="Where we miss">
        <ul className="flex max-w-2xl list-disc flex-col gap-2 pl-5 text-pretty marker:text-soft">
          {misses.map((miss) => (
            <li key={miss}>{miss}</li>
          ))}
        </ul>
      </IndexSection>
      <TextSections sections={sections} />
      <CallToAction
        title="Check us on a listing you know"
        actions={[
          { text: "Analyze a listing", href: paths.analyze },
          { text: "Get the extension", href: paths.extension },
          { text: "See used prices", href: paths.prices },
        ]}
      >
        Each answer names its evidence and links to sold listings, so you can compare.
      </CallToAction>
    </div>
  );
}

/** One set stands twice: appraised with and without the new price. */
const isOwnSet = ({ priced }: AccuracyRow) => !priced.startsWith("the same");

const columns = ["Median miss", "Within 20%", "Range held", "Listings", "Answered"] as const;

/** Wider than a phone: it scrolls by itself there, also by keyboard. */
function MeasuredTable({ rows }: Pick<AccuracyPageProps, "rows">) {
  return (
    <section
      aria-label="Measured accuracy"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[34rem] text-sm tabular-nums">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              Prices
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-1 pl-3 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {row.name} <span className="block text-xs text-soft">{row.priced}</span>
              </th>
              <td className="py-2 pl-3 text-right font-semibold">{row.medianErrorPercent}%</td>
              <td className="py-2 pl-3 text-right">{row.within20Percent}%</td>
              <td className="py-2 pl-3 text-right">{row.holdsPercent}%</td>
              <td className="py-2 pl-3 text-right">{row.rows.toLocaleString("en-US")}</td>
              <td className="py-2 pl-3 text-right">{row.answeredPercent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

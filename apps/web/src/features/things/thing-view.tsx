import { CallToAction } from "../../components/content/call-to-action.tsx";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { RangeTable } from "../../components/content/range-table.tsx";
import { paths } from "../../paths.ts";
import { salesWords } from "../../lib/sales-words.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { KeyFigures } from "./key-figures.tsx";
import { PlatformTable } from "./platform-table.tsx";
import { RecordedSales } from "./recorded-sales.tsx";
import { Notes, Panel, Recall, RelatedThings } from "./thing-parts.tsx";
import { rangeWords } from "./words.ts";

/** The public page of one thing: what it sells for, what moves that, what to look at. */
export function ThingView({ thing }: { thing: ThingPage }) {
  const { head, said, month, usual, conditions, versions, platforms, recalls } = thing;
  const lead = `We estimate that most used ones sell for ${rangeWords(usual)}.`;
  return (
    <article className="flex flex-col gap-8">
      <PageHeader trail={head.trail} title={`Used ${said} prices`} lead={lead}>
        <EstimateNote month={month} sales={thing.sales ? salesWords(thing.sales) : undefined}>
          In good condition, without shipping.
        </EstimateNote>
      </PageHeader>
      {recalls.map((recall) => (
        <Recall key={recall.name} recall={recall} />
      ))}
      <KeyFigures thing={thing} />
      <RecordedSales entryId={thing.entryId} />
      <div className="flex flex-col gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
        <Panel title="Price by condition">
          <RangeTable rowsAre="Condition" rows={conditions.map(asRow)} />
        </Panel>
        {versions.length > 0 && (
          <Panel title="What moves the price">
            <RangeTable rowsAre="Version" rows={versions.map(asRow)} />
            <p className="text-sm text-pretty text-soft">
              The same condition, against {rangeWords(usual)} for the usual one.
            </p>
          </Panel>
        )}
        {platforms.length > 0 && (
          <Panel title="What you keep, by platform">
            <PlatformTable platforms={platforms} month={month} />
          </Panel>
        )}
        <Notes title="What to ask the seller" items={thing.ask} />
        <Notes title="Faults to look for" items={thing.faults} />
        <Notes title="Fakes, locks and ownership" items={thing.fakes} />
      </div>
      <RelatedThings thing={thing} />
      <CallToAction
        title="Found one for sale?"
        actions={[
          { text: "Analyze the listing", href: paths.analyze },
          { text: "Work out your profit", href: paths.calculator },
          { text: "Get the extension", href: paths.extension },
        ]}
      >
        Paste the listing and read your profit and the most to pay at its asking price. Free, with
        no signup.
      </CallToAction>
    </article>
  );
}

const asRow = <T extends { name: string }>(range: T) => ({ id: range.name, ...range });

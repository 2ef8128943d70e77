import { CallToAction } from "../../components/content/call-to-action.tsx";
import { RangeTable } from "../../components/content/range-table.tsx";
import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { thingPage } from "../../words/english/market/things.ts";
import { KeyFigures } from "./key-figures.tsx";
import { PlatformTable } from "./platform-table.tsx";
import { RecordedSales } from "./recorded-sales.tsx";
import { Notes, Panel, Recall, RelatedThings } from "./thing-parts.tsx";
import { ThingHeader } from "./thing-header.tsx";
import { rangeWords } from "./words.ts";

/** The public page of one thing: what it sells for, what moves that, what to look at. */
export function ThingView({ thing }: { thing: ThingPage }) {
  const { month, usual, conditions, versions, platforms, recalls } = thing;
  const say = useWords(thingPage);
  const range = rangeWords(usual, say);
  return (
    <article className="flex flex-col gap-8">
      <ThingHeader thing={thing} />
      {recalls.map((recall) => (
        <Recall key={recall.name} recall={recall} />
      ))}
      <KeyFigures thing={thing} />
      <RecordedSales entryId={thing.entryId} />
      <div className="flex flex-col gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
        <Panel title={say("byCondition")}>
          <RangeTable rowsAre={say("condition")} rows={conditions.map(asRow)} />
        </Panel>
        {versions.length > 0 && (
          <Panel title={say("byVersion")}>
            <RangeTable rowsAre={say("version")} rows={versions.map(asRow)} />
            <p className="text-sm text-pretty text-soft">{say("byVersionNote", { range })}</p>
          </Panel>
        )}
        {platforms.length > 0 && (
          <Panel title={say("byPlatform")}>
            <PlatformTable platforms={platforms} month={month} />
          </Panel>
        )}
        <Notes title={say("ask")} items={thing.ask} />
        <Notes title={say("faults")} items={thing.faults} />
        <Notes title={say("fakes")} items={thing.fakes} />
      </div>
      <RelatedThings thing={thing} />
      <CallToAction
        title={say("foundOne")}
        actions={[
          { text: say("analyze"), href: paths.analyze },
          { text: say("calculate"), href: paths.calculator },
          { text: say("getExtension"), href: paths.extension },
        ]}
      >
        {say("foundOneMore")}
      </CallToAction>
    </article>
  );
}

const asRow = <T extends { name: string }>(range: T) => ({ id: range.name, ...range });

import { CallToAction } from "../../components/content/call-to-action.tsx";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { formatRounded } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { salesWordsOfTable } from "../../lib/sales-words.ts";
import type { ThingGroup } from "../../lib/things/thing-groups.ts";
import { paths } from "../../paths.ts";
import { thingsIndex } from "../../words/english/market/things.ts";

type PricesIndexPageProps = { head: ContentHead; month: string; groups: readonly ThingGroup[] };

/** Every thing with a page of its own, with its typical price. */
export function PricesIndexPage({ head, month, groups }: PricesIndexPageProps) {
  const say = useWords(thingsIndex);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader trail={head.trail} title={say("title")} lead={say("lead")}>
        <EstimateNote
          month={month}
          sales={salesWordsOfTable(groups.flatMap(({ things }) => things))}
        >
          {say("note")}
        </EstimateNote>
        <p data-when="in" className="text-sm">
          <a href={paths.recorded} className="underline underline-offset-4">
            {say("yourSales")}
          </a>
        </p>
      </PageHeader>
      {groups.map(({ name, guide, things }) => (
        <details key={name} open={name === groups[0]?.name}>
          <summary className="flex min-h-11 cursor-pointer items-center text-xl font-semibold tracking-tight">
            {name} ({things.length})
          </summary>
          <ul className="priced-list grid gap-x-8 pt-2 text-sm tabular-nums sm:grid-cols-2 lg:grid-cols-3">
            {things.map(({ name: thing, path, median }) => (
              <li key={path}>
                <a href={path}>{thing}</a>
                <span>{formatRounded(median)}</span>
              </li>
            ))}
          </ul>
          <p className="pt-2 text-sm">
            <a href={guide} className="underline underline-offset-4">
              {say("guide", { category: name.toLowerCase() })}
            </a>
          </p>
        </details>
      ))}
      <CallToAction
        title={say("notListed")}
        actions={[
          { text: say("analyze"), href: paths.analyze },
          { text: say("getExtension"), href: paths.extension },
        ]}
      >
        {say("notListedMore")}
      </CallToAction>
    </div>
  );
}

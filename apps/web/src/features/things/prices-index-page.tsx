import { CallToAction } from "../../components/content/call-to-action.tsx";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { formatRounded, joinClasses } from "@flipworth/ui";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { salesWordsOfTable } from "../../lib/sales-words.ts";
import type { ThingGroup } from "../../lib/things/thing-groups.ts";
import { paths } from "../../paths.ts";

type PricesIndexPageProps = { head: ContentHead; month: string; groups: readonly ThingGroup[] };

/** Every thing with a page of its own, with its typical price. */
export function PricesIndexPage({ head, month, groups }: PricesIndexPageProps) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        trail={head.trail}
        title="Used prices"
        lead="What the things that people list most typically sell for, each with a page of its own."
      >
        <EstimateNote
          month={month}
          sales={salesWordsOfTable(groups.flatMap(({ things }) => things))}
        >
          Typical price in good condition, without shipping.
        </EstimateNote>
        <p data-when="in" className="text-sm">
          <a href={paths.recorded} className="underline underline-offset-4">
            Your recorded sales and prices
          </a>
        </p>
      </PageHeader>
      {groups.map(({ name, guide, things }) => (
        <details key={name} open={name === groups[0]?.name}>
          <summary className="flex min-h-11 cursor-pointer items-center text-xl font-semibold tracking-tight">
            {name} ({things.length})
          </summary>
          <ul className={listLook}>
            {things.map(({ name: thing, path, median }) => (
              <li key={path}>
                <a href={path}>{thing}</a>
                <span>{formatRounded(median)}</span>
              </li>
            ))}
          </ul>
          <p className="pt-2 text-sm">
            <a href={guide} className="underline underline-offset-4">
              The {name.toLowerCase()} guide
            </a>
          </p>
        </details>
      ))}
      <CallToAction
        title="Not in the list?"
        actions={[
          { text: "Analyze a listing", href: paths.analyze },
          { text: "Get the extension", href: paths.extension },
        ]}
      >
        The analyzer knows thousands more, and reads the version and condition from the listing.
      </CallToAction>
    </div>
  );
}

/** As RelatedLink looks. Said once and not three hundred times, so that the page fits the first round trip. */
const listLook = joinClasses(
  "grid gap-x-8 pt-2 text-sm tabular-nums sm:grid-cols-2 lg:grid-cols-3",
  "*:flex *:items-baseline *:justify-between *:gap-3",
  "[&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:text-soft [&_a]:underline-offset-4",
  "[&_a]:hover:text-ink [&_a]:hover:underline",
);

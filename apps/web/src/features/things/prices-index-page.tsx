import { CallToAction } from "../../components/call-to-action.tsx";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { RelatedLink } from "../../components/related-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { formatRounded } from "@flipworth/ui";
import type { ContentHead } from "../../lib/content-head.ts";
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
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-x-4">
          {groups.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                className="inline-flex min-h-9 items-center text-sm underline underline-offset-4"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, guide, things }) => (
        <details key={name} id={idOf(name)} open={name === groups[0]?.name}>
          <summary className="flex min-h-11 cursor-pointer items-center text-xl font-semibold tracking-tight">
            {name} ({things.length})
          </summary>
          <ul className="grid gap-x-8 pt-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
            {things.map(({ name: thing, path, median }) => (
              <RelatedLink key={path} name={thing} path={path} figure={formatRounded(median)} />
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

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

import type { Trends } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { PricesFrame } from "../prices-frame.tsx";
import { MovedTables, movementNote } from "../things-table.tsx";
import { categoryName, countOf, monthOfYear, signedPercent } from "../words.ts";
import { AgeingTable } from "./ageing-table.tsx";
import { GroupsSection } from "./groups-section.tsx";
import { useWatches } from "./use-watches.ts";
import { WatchedSection } from "./watched-section.tsx";

/** What rises and falls among recorded sales, and what the person watches. */
export function TrendsScreen() {
  const { data: watches } = useWatches();
  return (
    <PricesFrame queryKey={["trends"]} read={account.getTrends}>
      {(trends) => (
        <article className="mx-auto flex max-w-4xl flex-col gap-6">
          <header>
            <h1 className="text-3xl font-semibold tracking-tight">Market trends</h1>
            <p className="text-pretty text-soft">{introOf(trends)}</p>
          </header>
          {watches && <WatchedSection watches={watches} />}
          {hasEnough(trends) ? <Moves trends={trends} /> : <TooFew sold={trends.sold} />}
          <AgeingTable />
        </article>
      )}
    </PricesFrame>
  );
}

const introOf = ({ sold }: Trends) =>
  sold === 0 ? "No sales recorded yet." : `${countOf(sold, "recorded sale")} in 27 months.`;

/** At least one thing has enough sales to tell whether it moved. */
const hasEnough = ({ categories, fastest }: Trends) => categories.length + fastest.length > 0;

function TooFew({ sold }: { sold: number }) {
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">Too few sales to show a trend</h2>
      <p className="text-pretty text-soft">
        {sold === 0 ? "There are none yet. " : ""}A thing needs three sales in the latest 90 days
        and three in the year before. Read pages of sold results with the extension, or{" "}
        <a href={paths.recordedSales} className="underline underline-offset-4">
          import your sales
        </a>
        .
      </p>
    </Card>
  );
}

function Moves({ trends }: { trends: Trends }) {
  const { rose, fell, fastest, makers, categories, peaks } = trends;
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <MovedTables rose={rose} fell={fell} fastest={fastest} />
        <Peaks peaks={peaks} />
      </div>
      <GroupsSection title="Categories" kind="Category" groups={categories} nameOf={categoryName} />
      <GroupsSection title="Makers" kind="Maker" groups={makers} />
      <p className="text-sm text-soft">{movementNote}</p>
    </>
  );
}

function Peaks({ peaks }: Pick<Trends, "peaks">) {
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">Best months to sell</h2>
      {peaks.length === 0 ? (
        <p className="text-sm text-pretty text-soft">A month needs sales in two years first.</p>
      ) : (
        <ul className="text-sm tabular-nums">
          {peaks.map(({ category, month, percent }) => (
            <li key={category} className="flex justify-between gap-3 border-t border-line py-1.5">
              <a href={paths.categoryPrices(category)} className="underline underline-offset-4">
                {categoryName(category)}
              </a>
              <span>
                {monthOfYear(month)}, {signedPercent(percent)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import type { EntryPrices } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { WatchButton } from "./trends/watch-button.tsx";
import { GroupTable } from "./group-table.tsx";
import { PricesFrame } from "./prices-frame.tsx";
import { SalesList } from "./sales-list.tsx";
import { SalesPlot } from "./sales-plot.tsx";
import { SeasonPlot } from "./season-plot.tsx";
import { categoryName, countOf, monthName } from "./words.ts";

/** One thing: its recorded sales over time, and what the price guide says. */
export function EntryScreen({ entryId }: { entryId: string }) {
  return (
    <PricesFrame
      queryKey={entryKey(entryId)}
      read={() => account.getEntryPrices(entryId)}
      key={entryId}
    >
      {(prices) => <Entry prices={prices} />}
    </PricesFrame>
  );
}

const entryKey = (entryId: string) => ["prices", entryId] as const;

function Entry({ prices }: { prices: EntryPrices }) {
  const { name, category, sold, asked, conditions, marketplaces, seasons } = prices;
  const hasSales = sold + asked > 0;
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6">
      <header className="flex flex-col gap-1">
        <a
          href={paths.categoryPrices(category)}
          className="w-fit text-sm text-soft underline underline-offset-4"
        >
          {categoryName(category)}
        </a>
        <h1 className="text-3xl font-semibold tracking-tight text-balance">{name}</h1>
        <WatchButton entryId={prices.entryId} />
      </header>
      <KeyFigures prices={prices} />
      {hasSales ? (
        <Card className="p-4 sm:p-6">
          <SalesPlot prices={prices} />
        </Card>
      ) : (
        <NoSales />
      )}
      {sold > 0 && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          {conditions.length > 0 && <GroupTable title="By condition" groups={conditions} />}
          <GroupTable title="By marketplace" groups={marketplaces} />
        </div>
      )}
      {seasons && seasons.length > 0 && (
        <Card className="p-4 sm:p-6">
          <SeasonPlot seasons={seasons} />
        </Card>
      )}
      {hasSales && <SalesList sales={prices.sales} />}
    </article>
  );
}

function KeyFigures({ prices: { guide, range, sold, turnover } }: { prices: EntryPrices }) {
  const { offered, sold: soldOfThem, daysToSell } = turnover;
  const figures = [
    {
      label: "Recorded sales",
      value: range ? formatRounded(range.median) : "–",
      note: range
        ? `${countOf(sold, "sale")}, most ${formatRounded(range.low)}–${formatRounded(range.high)}`
        : "none yet",
    },
    {
      label: "Price guide",
      value: formatRounded(guide.median),
      note: `most ${formatRounded(guide.low)}–${formatRounded(guide.high)}, ${monthName(guide.asOf)}`,
    },
    {
      label: "Days to sell",
      value: daysToSell === null ? "–" : String(daysToSell),
      note: daysToSell === null ? "not enough offers followed" : "median of offers that sold",
    },
    {
      label: "Sell-through",
      value: offered < fewestFollowed ? "–" : `${Math.round((100 * soldOfThem) / offered)}%`,
      note:
        offered < fewestFollowed
          ? "not enough offers followed"
          : `${soldOfThem} of ${countOf(offered, "offer")} sold`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col p-4">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-xs text-pretty text-soft tabular-nums">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Of fewer offers a share says nothing. */
const fewestFollowed = 3;

function NoSales() {
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">No sales recorded yet</h2>
      <p className="text-sm text-pretty text-soft">
        Read a page of sold results with the extension, or{" "}
        <a href={paths.recordedSales} className="underline underline-offset-4">
          import your sales
        </a>
        . They show here within a minute.
      </p>
    </Card>
  );
}

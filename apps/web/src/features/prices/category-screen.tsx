import type { CategoryPrices } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { PricesFrame } from "./prices-frame.tsx";
import { categoryName, countOf, monthName, rangeCells, signedPercent } from "./words.ts";

/** A category: what rose, what fell, what sells fastest among its things. */
export function CategoryScreen({ category }: { category: string }) {
  return (
    <PricesFrame
      queryKey={["prices", "category", category]}
      read={() => account.getCategoryPrices(category)}
      key={category}
    >
      {(prices) => <Category prices={prices} />}
    </PricesFrame>
  );
}

function Category({ prices }: { prices: CategoryPrices }) {
  const { category, sold, months, rose, fell, fastest, things } = prices;
  const name = categoryName(category);
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6">
      <header>
        <h1 className="text-3xl font-semibold tracking-tight">{name}</h1>
        <p className="text-soft">
          {sold === 0 ? "No sales recorded yet." : `${countOf(sold, "recorded sale")}.`}
        </p>
      </header>
      {sold > 0 && (
        <Card className="p-4 sm:p-6">
          <BarPlot
            title="Sales by month"
            summary={`How many recorded sales each month has, ${name.toLowerCase()} of all kinds.`}
            table={{
              columns: ["Month", "Sales", "Low", "Median", "High"],
              rows: months
                .toReversed()
                .map((month) => [monthName(month.name), String(month.count), ...rangeCells(month)]),
            }}
            bars={months.map(({ name: month, count }) => ({
              label: monthName(month),
              value: count,
            }))}
            format={(count) => count.toLocaleString("en-US")}
          />
        </Card>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Things
          title="Rose"
          empty="Nothing has risen by 3% or more with enough sales to tell."
          rows={rose.map((thing) => ({ ...thing, figure: moveOf(thing) }))}
        />
        <Things
          title="Fell"
          empty="Nothing has fallen by 3% or more with enough sales to tell."
          rows={fell.map((thing) => ({ ...thing, figure: moveOf(thing) }))}
        />
        <Things
          title="Sells fastest"
          empty="Too few offers were seen before they sold."
          rows={fastest.map((thing) => ({ ...thing, figure: countOf(thing.daysToSell, "day") }))}
        />
        <Things
          title="Most sales"
          empty="No sales recorded yet."
          rows={things.map((thing) => ({
            ...thing,
            figure: `${formatRounded(thing.median)}, ${countOf(thing.count, "sale")}`,
          }))}
        />
      </div>
      <p className="text-sm text-soft">
        What rose and fell compares the latest 90 days with the year before, for things with at
        least three sales in each.
      </p>
    </article>
  );
}

const moveOf = ({ percent, median }: { percent: number; median: number }) =>
  `${signedPercent(percent)} to ${formatRounded(median)}`;

type ThingsProps = {
  title: string;
  empty: string;
  rows: readonly { entryId: string; name: string; figure: string }[];
};

function Things({ title, empty, rows }: ThingsProps) {
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-pretty text-soft">{empty}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">Thing</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entryId, name, figure }) => (
              <tr key={entryId} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  <a href={paths.recordedPrices(entryId)} className="underline underline-offset-4">
                    {name}
                  </a>
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

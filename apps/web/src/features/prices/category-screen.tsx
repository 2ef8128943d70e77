import type { CategoryPrices } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import { account } from "../../lib/api.ts";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { PricesFrame } from "./prices-frame.tsx";
import { MovedTables, movementNote, ThingsTable } from "./things-table.tsx";
import { categoryName, countOf, monthName, rangeCells } from "./words.ts";

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
        <MovedTables rose={rose} fell={fell} fastest={fastest} />
        <ThingsTable
          title="Most sales"
          empty="No sales recorded yet."
          rows={things.map((thing) => ({
            ...thing,
            figure: `${formatRounded(thing.median)}, ${countOf(thing.count, "sale")}`,
          }))}
        />
      </div>
      <p className="text-sm text-soft">{movementNote}</p>
    </article>
  );
}

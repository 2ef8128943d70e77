import type { CategoryPrices } from "@flipworth/contract";
import { categoryName, Card, formatRounded } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { account } from "../../lib/api.ts";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { pricesCategory, pricesCommon } from "../../words/english/market/prices-pages.ts";
import { pricesMoves } from "../../words/english/market/prices-trends.ts";
import { monthsTable } from "./months-table.ts";
import { PricesFrame } from "./prices-frame.tsx";
import { MovedTables, ThingsTable } from "./things-table.tsx";
import { localeOf, monthName } from "./words.ts";

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
  const voice = useVoice();
  const locale = localeOf(voice);
  const say = useWords(pricesCategory);
  const sayCommon = useWords(pricesCommon);
  const sayMoves = useWords(pricesMoves);
  const name = categoryName(category, voice);
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6">
      <header>
        <h1 className="text-3xl font-semibold tracking-tight">{name}</h1>
        <p className="text-soft">
          {sold === 0 ? sayCommon("noSales") : say("sold", { count: sold })}
        </p>
      </header>
      {sold > 0 && (
        <Card className="p-4 sm:p-6">
          <BarPlot
            title={say("byMonth")}
            summary={say("byMonthSummary", { category: name.toLocaleLowerCase(locale) })}
            table={monthsTable(months, voice)}
            bars={months.map(({ name: month, count }) => ({
              label: monthName(month, locale),
              value: count,
            }))}
            format={(count) => count.toLocaleString(locale)}
          />
        </Card>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <MovedTables rose={rose} fell={fell} fastest={fastest} />
        <ThingsTable
          title={say("mostSales")}
          empty={sayCommon("noSales")}
          rows={things.map((thing) => ({
            ...thing,
            figure: say("medianAndSales", {
              median: formatRounded(thing.median),
              count: thing.count,
            }),
          }))}
        />
      </div>
      <p className="text-sm text-soft">{sayMoves("note")}</p>
    </article>
  );
}

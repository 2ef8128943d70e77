import type { EntryPrices } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { account } from "../../lib/api.ts";
import { EntryFigures } from "./entry-figures.tsx";
import { EntryGroups } from "./entry-groups.tsx";
import { EntryHeader } from "./entry-header.tsx";
import { NoSales } from "./no-sales.tsx";
import { PricesFrame } from "./prices-frame.tsx";
import { SalesList } from "./sales-list.tsx";
import { SalesPlot } from "./sales-plot.tsx";
import { SeasonPlot } from "./season-plot.tsx";

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
  const { sold, asked, seasons } = prices;
  const hasSales = sold + asked > 0;
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6">
      <EntryHeader prices={prices} />
      <EntryFigures prices={prices} />
      {hasSales ? (
        <Card className="p-4 sm:p-6">
          <SalesPlot prices={prices} />
        </Card>
      ) : (
        <NoSales />
      )}
      {sold > 0 && <EntryGroups prices={prices} />}
      {seasons && seasons.length > 0 && (
        <Card className="p-4 sm:p-6">
          <SeasonPlot seasons={seasons} />
        </Card>
      )}
      {hasSales && <SalesList sales={prices.sales} />}
    </article>
  );
}

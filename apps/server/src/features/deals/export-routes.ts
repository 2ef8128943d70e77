import type { Deal } from "@flipworth/contract";
import { platformNames } from "@flipworth/engine";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import { type CsvColumns, replyCsv } from "../../http/replies/csv.ts";
import type { DealRoutesDeps } from "./routes/deal-routes-deps.ts";
import { everyDeal } from "./store.ts";

const dollars = (cents: number | null | undefined) => (cents == null ? null : cents / 100);

const columns: CsvColumns<Deal> = {
  Title: ({ title }) => title,
  Stage: ({ stage }) => stage,
  Quantity: ({ quantity }) => quantity,
  SKU: ({ sku }) => sku,
  "Stored at": ({ storedAt }) => storedAt,
  Category: ({ category }) => category,
  Condition: ({ condition }) => condition,
  "Bought from": ({ source }) => source,
  Address: ({ sourceUrl }) => sourceUrl,
  "Bought on": ({ boughtOn }) => boughtOn,
  "Asking price (USD)": ({ askingCents }) => dollars(askingCents),
  "Price paid (USD)": ({ priceCents }) => dollars(priceCents),
  "All costs (USD)": ({ costCents }) => dollars(costCents),
  "Listed on": ({ listings }) =>
    listings.map(({ platform, state }) => `${platformNames[platform]} (${state})`).join("; "),
  "Sold on": ({ sale }) => sale?.soldOn ?? null,
  "Sold at": ({ sale }) => sale && platformNames[sale.platform],
  "Sale price (USD)": ({ sale }) => dollars(sale?.priceCents),
  "Shipping charged (USD)": ({ sale }) => dollars(sale?.buyerShippingCents),
  "Shipping paid (USD)": ({ sale }) => dollars(sale?.labelCents),
  "Packing (USD)": ({ sale }) => dollars(sale?.packingCents),
  "Selling fee (USD)": ({ sale }) => dollars(sale?.feeCents),
  "Net profit (USD)": ({ profitCents }) => dollars(profitCents),
  "Days held": ({ daysHeld }) => daysHeld,
  "Resale range from (USD)": ({ prediction }) => dollars(prediction?.lowCents),
  "Typical price (USD)": ({ prediction }) => dollars(prediction?.medianCents),
  "Resale range to (USD)": ({ prediction }) => dollars(prediction?.highCents),
  Note: ({ note }) => note,
  "Created at": ({ createdAt }) => createdAt,
};

type Deps = Pick<DealRoutesDeps, "database" | "clock" | "authenticate">;

export function dealExportRoutes({ database, clock, authenticate }: Deps) {
  return new Hono<ApiEnv>().get("/deals.csv", async (c) => {
    const now = clock();
    const pages = everyDeal(database, await authenticate(c), isoDay(now));
    return replyCsv(c, { name: "deals", now }, { columns, pages });
  });
}

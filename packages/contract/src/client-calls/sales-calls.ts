import type { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import { CategoryPrices, EntryPrices } from "../listings/prices.ts";
import {
  ImportProgress,
  type NewSale,
  RecordedSale,
  type SalesImport,
  SalesImported,
  SalesSharing,
  ShownSale,
} from "../listings/sales.ts";
import { Trends, Watches } from "../listings/trends.ts";
import type { Asking } from "./ask.ts";

/** The calls about recorded sales, and what they say of prices. */
export function salesCalls({ ask }: Asking) {
  return {
    listSales: (query: { before?: string } = {}) =>
      ask("get /api/sales", RecordedSale.array(), { query }),
    listNearSales: (title: string) =>
      ask("get /api/sales/near", ShownSale.array(), { query: { title } }),
    getSalesSharing: () => ask("get /api/sales/sharing", SalesSharing),
    answerSharing: (agrees: boolean) =>
      ask("put /api/sales/sharing", SalesSharing, { body: { agrees } }),
    recordSale: (body: z.input<typeof NewSale>) => ask("post /api/sales", RecordedSale, { body }),
    importSales: (body: z.input<typeof SalesImport>) =>
      ask("post /api/sales/imports", SalesImported, { body }),
    getImportProgress: () => ask("get /api/sales/imports", ImportProgress),
    deleteSale: (id: string) => ask("delete /api/sales/{id}", Deleted, { path: { id } }),
    getEntryPrices: (entryId: string) =>
      ask("get /api/prices/{entryId}", EntryPrices, { path: { entryId } }),
    getCategoryPrices: (category: string) =>
      ask("get /api/price-categories/{category}", CategoryPrices, { path: { category } }),
    getTrends: () => ask("get /api/trends", Trends),
    getWatches: () => ask("get /api/watches", Watches),
    chooseDigest: (isOn: boolean) => ask("put /api/watches/digest", Watches, { body: { isOn } }),
    watch: (entryId: string) =>
      ask("put /api/watches/things/{entryId}", Watches, { path: { entryId } }),
    stopWatching: (entryId: string) =>
      ask("delete /api/watches/things/{entryId}", Watches, { path: { entryId } }),
  };
}

import type { Database } from "../../db/client.ts";
import { everySale } from "./store.ts";
import { watchedRows } from "./trends/watches.ts";

/** What a person's download has of their sales and of what they watch. */
export function accountSales(database: Database) {
  return {
    sales: (userId: string) => everySale(database, userId),
    watchedThings: async (userId: string) => {
      const rows = await watchedRows(database, userId);
      return rows.map(({ entryId, watchedSince }) => ({ entryId, watchedSince }));
    },
  };
}

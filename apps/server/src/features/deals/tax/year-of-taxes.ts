import type { Database } from "../../../db/client.ts";
import type { ApiContext } from "../../../http/middleware/api-env.ts";
import { ledgerOf } from "../ledger.ts";
import { choicesOf } from "./tax-store.ts";
import { taxYear } from "./tax-year.ts";
import { listTrips } from "./trip-store.ts";
import { taxFields } from "./year-figures.ts";

export type TaxRoutesDeps = {
  database: Database;
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

export async function yearOf(database: Database, ownerId: string, year: number) {
  const [deals, trips, choices] = await Promise.all([
    ledgerOf(database, { ownerId, fields: taxFields }),
    listTrips(database, ownerId, year),
    choicesOf(database, ownerId, year),
  ]);
  return taxYear({ year, deals, trips, choices });
}

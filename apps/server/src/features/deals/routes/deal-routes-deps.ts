import type { RunQuery } from "../../../db/searching.ts";
import { isoDay } from "../../../calendar-days.ts";
import type { ApiContext } from "../../../http/middleware/api-env.ts";
import type { CreateDealDeps } from "../create-deal.ts";
import { dealToWire, type ReadDeal } from "../deal-row.ts";

export type DealRoutesDeps = CreateDealDeps & {
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** How to run the query of a list that is searched for these words. Throws `rate_limited`. */
  searching: (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;
};

export const todayOf = ({ clock }: DealRoutesDeps) => isoDay(clock());

/** Who writes, as the history tells it. */
export const writerOf = (c: ApiContext) => c.get("door") ?? null;

export const toWire = (deps: DealRoutesDeps, rows: readonly ReadDeal[]) =>
  rows.map((row) => dealToWire(row, todayOf(deps)));

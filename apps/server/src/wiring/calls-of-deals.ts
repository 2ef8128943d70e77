import { Hono } from "hono";
import { isoDay } from "../calendar-days.ts";
import type { Database } from "../db/client.ts";
import { findAnalysis } from "../features/analyses/keeping/store.ts";
import type { CreditsStore } from "../features/credits/store.ts";
import { dealExportRoutes } from "../features/deals/export-routes.ts";
import { dealRoutes } from "../features/deals/routes/deal-routes.ts";
import type { DealRoutesDeps } from "../features/deals/routes/deal-routes-deps.ts";
import { dealPlanRoutes } from "../features/deals/routes/plan-routes.ts";
import { taxRoutes } from "../features/deals/tax/routes.ts";
import { taxExportRoutes } from "../features/deals/tax/tax-export-routes.ts";
import { mileageRoutes } from "../features/deals/tax/mileage-routes.ts";
import { dealToWire } from "../features/deals/deal-row.ts";
import { everyDeal } from "../features/deals/store.ts";
import { rememberSold } from "../features/sales/remember-sold.ts";
import { enqueue } from "../features/webhooks/queue.ts";
import { getDealRow } from "../features/deals/write-deals.ts";
import { listingDraftExportRoutes } from "../features/listing-drafts/export-routes.ts";
import { listingDraftRoutes } from "../features/listing-drafts/routes.ts";
import type { ApiContext, ApiEnv } from "../http/middleware/api-env.ts";

type DealParts = {
  database: Database;
  clock: () => Date;
  credits: Pick<CreditsStore, "balance">;
  searching: DealRoutesDeps["searching"];
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** What a person bought and sold, and its taxes. */
export function callsOfDeals({ database, clock, credits, searching, authenticate }: DealParts) {
  const parts = { database, clock, authenticate };
  const today = () => isoDay(clock());
  const drafts = {
    clock,
    authenticate,
    getDeal: async (ownerId: string, id: string) =>
      dealToWire(await getDealRow(database, ownerId, id), today()),
    findAnalysis: (ownerId: string, id: string) => findAnalysis(database, ownerId, id),
    everyDeal: (ownerId: string) => everyDeal(database, ownerId, today()),
  };
  return new Hono<ApiEnv>()
    .route(
      "/deals",
      dealRoutes({
        ...parts,
        searching,
        tellSold: (transaction, deal) => {
          const data = dealToWire(deal, today());
          return enqueue(transaction, {
            userId: deal.ownerId,
            now: clock(),
            type: "deal.sold",
            data,
          });
        },
        rememberSold,
        openLimit: async (userId) => (await credits.balance(userId)).plan.openDeals,
        findAnalysis: drafts.findAnalysis,
      }),
    )
    .route("/deal-plan", dealPlanRoutes(parts))
    .route("/mileage", mileageRoutes(parts))
    .route("/tax", taxRoutes(parts))
    .route("/listing-drafts", listingDraftRoutes(drafts))
    .route("/exports", listingDraftExportRoutes(drafts))
    .route("/exports", dealExportRoutes(parts))
    .route("/exports", taxExportRoutes(parts));
}

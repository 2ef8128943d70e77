import { Hono } from "hono";
import { accountDataRoutes } from "../features/account-data/routes.ts";
import { listKeys } from "../features/api-keys/store.ts";
import { accountRoutes } from "../features/accounts/routes.ts";
import { sessionRoutes } from "../features/accounts/session-routes.ts";
import { everyAnalysis } from "../features/analyses/history/history-store.ts";
import { findAnalysis } from "../features/analyses/keeping/store.ts";
import { cancelForDeletion } from "../features/billing/cancel-for-deletion.ts";
import { accountDeals } from "../features/deals/account-deals.ts";
import { listingExportRoutes, listingRoutes } from "../features/listings/routes.ts";
import { everyListing } from "../features/listings/store.ts";
import { listWebhooks } from "../features/webhooks/store.ts";
import { accountSales } from "../features/sales/account-sales.ts";
import type { ApiEnv } from "../http/middleware/api-env.ts";
import { callsOfDeals } from "./calls-of-deals.ts";
import { callsOfSales } from "./calls-of-sales.ts";
import type { AppDeps } from "./app-deps.ts";
import type { Parts } from "./shared-parts.ts";

/** Calls of a signed-in person. */
export function callsOfPeople(deps: AppDeps, parts: Parts) {
  const { cookies, credits, searching, who, subscription, findNear, nameNew, keeping } = parts;
  const isSharing = keeping === "shared";
  const { database, logger, clock } = deps;
  const authenticate = who.user;
  return new Hono<ApiEnv>()
    .route("/auth", accountRoutes({ database, currentUser: who.currentUser, subscription }))
    .route(
      "/account/sessions",
      sessionRoutes({
        database,
        logger,
        clock,
        cookies,
        authenticate: who.personally,
        sessionToken: who.sessionToken,
      }),
    )
    .route(
      "/account",
      accountDataRoutes({
        database,
        clock,
        cookies,
        subscription,
        authenticate,
        authenticatePersonally: who.personally,
        apiKeys: (userId) => listKeys(database, userId),
        webhooks: (userId) => listWebhooks(database, userId),
        savedListings: (userId) => everyListing(database, userId),
        analyses: (userId) => everyAnalysis(database, userId),
        ...accountSales(database),
        deals: accountDeals({ database, clock }),
        beforeDelete: (userId) => cancelForDeletion(deps, userId),
      }),
    )
    .route(
      "/saved-listings",
      listingRoutes({
        database,
        clock,
        authenticate,
        searching,
        saveLimit: async (userId) => (await credits.balance(userId)).plan.savedListings,
        ownsAnalysis: async (userId, id) => Boolean(await findAnalysis(database, userId, id)),
      }),
    )
    .route("/", callsOfSales(deps, { findNear, nameNew, isSharing, authenticate }))
    .route("/exports", listingExportRoutes({ database, clock, authenticate }))
    .route("/", callsOfDeals({ database, clock, credits, searching, authenticate }));
}

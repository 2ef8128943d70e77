import { Hono } from "hono";
import type { AppDeps } from "./app-deps.ts";
import { changeSettings, settingsOf } from "../features/account-data/settings.ts";
import { createNaming } from "../features/sales/name-sales.ts";
import type { createNearSales } from "../features/sales/near-sales.ts";
import { pricesRoutes } from "../features/sales/prices/routes.ts";
import { salesRoutes } from "../features/sales/routes.ts";
import { trendsRoutes } from "../features/sales/trends/routes.ts";
import type { ApiContext, ApiEnv } from "../http/middleware/api-env.ts";

type SalesParts = {
  findNear: ReturnType<typeof createNearSales>;
  nameNew: () => Promise<void>;
  /** Whether what people share counts on this server. */
  isSharing: boolean;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** The sales that a person recorded, and the prices that recorded sales show. */
export function callsOfSales(deps: AppDeps, parts: SalesParts) {
  const { database, clock, guide } = deps;
  const { findNear, nameNew, isSharing, authenticate } = parts;
  const canMail = deps.mailer !== null;
  return new Hono<ApiEnv>()
    .route(
      "/sales",
      salesRoutes({
        database,
        clock,
        authenticate,
        findNear,
        isSharing,
        nameNew,
        settingsOf: (userId) => settingsOf(database, userId),
        changeSettings: (userId, change) => changeSettings(database, userId, change),
      }),
    )
    .route("/", pricesRoutes({ database, clock, guide, authenticate, isSharing }))
    .route("/", trendsRoutes({ database, clock, guide, authenticate, isSharing, canMail }));
}

/** Gives new sales their names. Nobody waits for it: what fails is done the next time. */
export function namingOf({ database, guide, logger, isStopping }: AppDeps): () => Promise<void> {
  const nameNew = createNaming(database, guide);
  return () =>
    nameNew().catch((error: unknown) => {
      if (!isStopping()) logger.warn({ err: error }, "sales wait for their names");
    });
}

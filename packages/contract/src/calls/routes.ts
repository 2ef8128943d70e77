import type { Route } from "./route.ts";
import { accountRoutes } from "../routes/account-routes.ts";
import { analysisRoutes } from "../routes/analysis-routes.ts";
import { billingRoutes } from "../routes/billing-routes.ts";
import { dealRoutes } from "../routes/deal-routes.ts";
import { developerRoutes } from "../routes/developer-routes.ts";
import { listingRoutes } from "../routes/listing-routes.ts";
import { pricesRoutes } from "../routes/prices-routes.ts";
import { salesRoutes } from "../routes/sales-routes.ts";
import { serverRoutes } from "../routes/server-routes.ts";
import { taxRoutes } from "../routes/tax-routes.ts";
import { trendsRoutes } from "../routes/trends-routes.ts";

/** Every call of the API. */
export const routes = {
  ...serverRoutes,
  ...accountRoutes,
  ...analysisRoutes,
  ...listingRoutes,
  ...salesRoutes,
  ...pricesRoutes,
  ...trendsRoutes,
  ...dealRoutes,
  ...taxRoutes,
  ...billingRoutes,
  ...developerRoutes,
} as const satisfies Record<string, Route>;

import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { actionRoutes } from "./action-routes.ts";
import type { DealRoutesDeps } from "./deal-routes-deps.ts";
import { listRoutes } from "./list-routes.ts";
import { dealImportRoutes } from "./import-routes.ts";
import { oneDealRoutes } from "./one-deal-routes.ts";
import { receiptRoutes } from "./receipt-routes.ts";
import { reportRoutes } from "./report-routes.ts";

export function dealRoutes(deps: DealRoutesDeps) {
  return new Hono<ApiEnv>()
    .route("/", reportRoutes(deps))
    .route("/", dealImportRoutes(deps))
    .route("/", listRoutes(deps))
    .route("/", oneDealRoutes(deps))
    .route("/", actionRoutes(deps))
    .route("/", receiptRoutes(deps));
}

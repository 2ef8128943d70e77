import { DealPlan } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { planOfOwner, replacePlan } from "../plan-store.ts";
import type { DealRoutesDeps } from "./deal-routes-deps.ts";

export function dealPlanRoutes({
  database,
  authenticate,
}: Pick<DealRoutesDeps, "database" | "authenticate">) {
  return new Hono<ApiEnv>()
    .get("/", async (c) => replyJson(c, await planOfOwner(database, await authenticate(c))))
    .put("/", async (c) => {
      const ownerId = await authenticate(c);
      const plan = await readJson(c.req.raw, DealPlan);
      await replacePlan(database, ownerId, plan);
      return replyJson(c, plan);
    });
}

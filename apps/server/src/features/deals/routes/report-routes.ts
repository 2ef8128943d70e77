import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { accuracyReport } from "../accuracy/accuracy-report.ts";
import { moneyReport } from "../money/money-report.ts";
import { dealsSummary } from "../money/summary.ts";
import { planOfOwner } from "../plan-store.ts";
import { ledgerOf } from "../store.ts";
import { type DealRoutesDeps, todayOf } from "./deal-routes-deps.ts";

/** What all of a person's deals come to. */
export function reportRoutes(deps: DealRoutesDeps) {
  const { database, authenticate, openLimit } = deps;
  return new Hono<ApiEnv>()
    .get("/summary", async (c) => {
      const ownerId = await authenticate(c);
      const [deals, plan, limit] = await Promise.all([
        ledgerOf(database, ownerId),
        planOfOwner(database, ownerId),
        openLimit(ownerId),
      ]);
      return replyJson(c, dealsSummary({ deals, plan, today: todayOf(deps), openLimit: limit }));
    })
    .get("/money", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, moneyReport(await ledgerOf(database, ownerId)));
    })
    .get("/accuracy", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, accuracyReport(await ledgerOf(database, ownerId)));
    });
}

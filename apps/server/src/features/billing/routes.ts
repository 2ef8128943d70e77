import { limits, NewSubscription, plans, type User } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readBody } from "../../http/middleware/read-body.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { cancelPlan } from "./cancel-plan.ts";
import { ownInvoices, portalUrl, syncOwnPlan } from "./own-plan.ts";
import { replyOutcome } from "./reply-outcome.ts";
import { shareRuns } from "./share-runs.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";
import { takeEvent } from "./take-event.ts";

export type BillingRoutesDeps = SyncDeps & {
  user: (c: ApiContext) => Promise<string>;
  subscription: (userId: string) => Promise<User["subscription"]>;
  /** Where the provider's pages lead back to: the site's own address. */
  siteUrl: string;
  /** Runs after the answer is out; a failure is logged, and the repair job tries again. */
  later: (work: () => Promise<unknown>) => void;
};

export function billingRoutes(deps: BillingRoutesDeps) {
  const { database, payments, clock } = deps;
  const syncSoon = shareRuns((customerId) => syncSubscription(deps, customerId));
  return new Hono<ApiEnv>()
    .get("/subscription-plans", (c) => replyJson(c, plans))
    .get("/stripe/config", (c) => replyJson(c, { publishableKey: payments.publishableKey }))
    .post("/create-subscription", async (c) => {
      const userId = await deps.user(c);
      const { planName } = await readJson(c.req.raw, NewSubscription);
      return replyOutcome(c, deps, { userId, planName });
    })
    .post("/billing/cancel", async (c) => {
      const userId = await deps.user(c);
      await cancelPlan(deps, userId);
      return replyJson(c, await deps.subscription(userId));
    })
    .get("/billing/invoices", async (c) => {
      return replyJson(c, await ownInvoices(deps, await deps.user(c)));
    })
    .post("/billing/sync", async (c) => {
      const userId = await deps.user(c);
      await syncOwnPlan(deps, userId);
      return replyJson(c, await deps.subscription(userId));
    })
    .get("/billing-portal-url", async (c) => {
      return replyJson(c, { url: await portalUrl(deps, await deps.user(c)) });
    })
    .post("/stripe/webhook", async (c) => {
      const body = await readBody(c.req.raw, { maximumBytes: limits.jsonBytes });
      const event = payments.readEvent(body, c.req.header("stripe-signature") ?? "");
      const { customerId } = event;
      const isOpen = await takeEvent(database, event, clock());
      if (isOpen && customerId) deps.later(() => syncSoon(customerId));
      return replyJson(c, { received: true });
    });
}

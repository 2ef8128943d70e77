import { limits, NewSubscription, plans, type User } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { readBody } from "../../http/middleware/read-body.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { cancelPlan } from "./cancel-plan.ts";
import { createSubscription } from "./create-subscription.ts";
import type { PaymentEvent } from "./payments-port.ts";
import { shareRuns } from "./share-runs.ts";
import { findSubscriptionRow, keepEvent } from "./store.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";

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
  const nothingToManage = () =>
    new AppError("not_found", "You don't have a paid plan to manage yet.");
  return new Hono<ApiEnv>()
    .get("/subscription-plans", (c) => replyJson(c, plans))
    .get("/stripe/config", (c) => replyJson(c, { publishableKey: payments.publishableKey }))
    .post("/create-subscription", async (c) => {
      const userId = await deps.user(c);
      const { planName } = await readJson(c.req.raw, NewSubscription);
      return replyJson(c, await createSubscription(deps, userId, planName));
    })
    .post("/billing/cancel", async (c) => {
      const userId = await deps.user(c);
      await cancelPlan(deps, userId);
      return replyJson(c, await deps.subscription(userId));
    })
    .get("/billing/invoices", async (c) => {
      const row = await findSubscriptionRow(database, await deps.user(c));
      const invoices = row?.customerId ? await payments.listInvoices(row.customerId) : [];
      return replyJson(c, invoices);
    })
    .post("/billing/sync", async (c) => {
      const userId = await deps.user(c);
      const row = await findSubscriptionRow(database, userId);
      if (row?.customerId) await syncSubscription(deps, row.customerId);
      return replyJson(c, await deps.subscription(userId));
    })
    .get("/billing-portal-url", async (c) => {
      const row = await findSubscriptionRow(database, await deps.user(c));
      if (!row?.customerId) throw nothingToManage();
      const url = await payments.portalUrl(row.customerId, `${deps.siteUrl}/dashboard`);
      if (url === undefined) throw nothingToManage();
      return replyJson(c, { url });
    })
    .post("/stripe/webhook", async (c) => {
      const body = await readBody(c.req.raw, { maximumBytes: limits.jsonBytes });
      const event = payments.readEvent(body, c.req.header("stripe-signature") ?? "");
      assertStorable(event);
      const { customerId } = event;
      const isOpen = await keepEvent(database, event, clock());
      if (isOpen && customerId) deps.later(() => syncSoon(customerId));
      return replyJson(c, { received: true });
    });
}

/** No text of PostgreSQL's holds a NUL, and no event of the provider's does. */
function assertStorable(event: PaymentEvent): void {
  if (!Object.values(event).some((text) => text?.includes("\u0000"))) return;
  throw new AppError("invalid_request", "An event's id, type and customer hold no NUL.");
}

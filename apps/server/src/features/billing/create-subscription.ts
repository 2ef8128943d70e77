import { findPlan, type SubscriptionOutcome } from "@flipworth/contract";
import { AppError } from "../../http/app-error.ts";
import type { PaidPlanId } from "./payments-port.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { findPayer, findSubscriptionRow, rememberCustomer } from "./store.ts";
import { subscribe } from "./subscribe.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";

/**
 * `POST /api/create-subscription`. Sent twice it makes one subscription: a person's requests come
 * one after the other, each reads the provider first, and creating carries the wish's key.
 */
export async function createSubscription(
  deps: SyncDeps,
  userId: string,
  planName: string,
): Promise<SubscriptionOutcome> {
  const planId = paidPlan(planName);
  const customerId = await ensureCustomer(deps, userId);
  return oneAtATime(deps, userId, async () => {
    const current = await syncSubscription(deps, customerId);
    const periodEndWords = wordsOf(current?.periodEnd ?? deps.clock());
    const outcome = await subscribe(deps.payments, current, {
      customerId,
      planId,
      periodEndWords,
    });
    await syncSubscription(deps, customerId);
    return outcome;
  });
}

function paidPlan(name: string): PaidPlanId {
  const plan = findPlan(name);
  if (!plan) throw new AppError("invalid_request", "There is no such plan. /pricing lists them.");
  if (plan.id === "free") {
    throw new AppError(
      "invalid_request",
      "Free needs no payment. To leave a paid plan, cancel it under Manage Account.",
    );
  }
  return plan.id;
}

async function ensureCustomer(deps: SyncDeps, userId: string): Promise<string> {
  const { database, payments, clock } = deps;
  const row = await findSubscriptionRow(database, userId);
  if (row) return row.customerId;
  const payer = await findPayer(database, userId);
  if (!payer) throw new AppError("not_signed_in", "Sign in first: /api/login");
  const customerId = await payments.createCustomer(payer);
  await rememberCustomer(database, { userId, customerId, now: clock() });
  return customerId;
}

function wordsOf(day: Date): string {
  return day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

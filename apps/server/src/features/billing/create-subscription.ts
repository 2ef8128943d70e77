import { findPlan, type SubscriptionOutcome } from "@flipworth/contract";
import type { Language } from "@flipworth/words";
import { voiceOf } from "../../words/voice-of.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { PaidPlanId } from "./payments-port.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { ensureRow, findPayer, findSubscriptionRow, writeCustomer } from "./store.ts";
import { subscribe } from "./subscribe.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";
import { said, saidOfRecords } from "../../words/errors.ts";

/**
 * `POST /api/create-subscription`. Sent twice it makes one subscription: a person's requests come
 * one after the other, each reads the provider first, and creating carries the wish's key.
 */
export async function createSubscription(
  deps: SyncDeps,
  userId: string,
  { planName, language }: { planName: string; language: Language },
): Promise<SubscriptionOutcome> {
  const planId = paidPlan(planName);
  await ensureRow(deps.database, userId, deps.clock());
  return oneAtATime(deps, userId, async () => {
    const customerId = await ensureCustomer(deps, userId);
    const current = await syncSubscription(deps, customerId);
    const periodEnd = current?.periodEnd ?? deps.clock();
    const wish = { customerId, planId, periodEnd };
    const outcome = await subscribe(deps.payments, current, wish);
    // What the person asked for is done. A read that fails now is made up for by the webhook.
    await syncSubscription(deps, customerId).catch(() => undefined);
    return { ...outcome, message: outcome.message(voiceOf(language)) };
  });
}

function paidPlan(name: string): PaidPlanId {
  const plan = findPlan(name);
  if (!plan) throw new AppError("invalid_request", saidOfRecords("noSuchPlan"));
  if (plan.id === "free") {
    throw new AppError("invalid_request", saidOfRecords("freeNeedsNone"));
  }
  return plan.id;
}

/** The provider may have lost whom we know: deleted by hand, or keys of another account. */
async function ensureCustomer(deps: SyncDeps, userId: string): Promise<string> {
  const { database, payments } = deps;
  const known = (await findSubscriptionRow(database, userId))?.customerId ?? null;
  if (known !== null && (await payments.hasCustomer(known))) return known;
  const payer = await findPayer(database, userId);
  if (!payer) throw new AppError("not_signed_in", said("accountGone"));
  const key = `customer-${userId}-after-${known ?? "none"}`;
  const customerId = await payments.createCustomer({ ...payer, key });
  await writeCustomer(database, userId, customerId);
  return customerId;
}

import { AppError } from "../../http/replies/app-error.ts";
import { isLive } from "./entitlement.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { findSubscriptionRow } from "./store.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";
import { saidOfRecords } from "../../words/errors.ts";

/**
 * Ends the person's plan when the month they paid for ends. Doing it again changes nothing. Throws
 * `not_found` for whoever has no paid plan.
 */
export async function cancelPlan(deps: SyncDeps, userId: string): Promise<void> {
  const row = await findSubscriptionRow(deps.database, userId);
  const customerId = row?.customerId;
  if (!customerId) throw nothingToCancel();
  await oneAtATime(deps, userId, async () => {
    const current = await syncSubscription(deps, customerId);
    if (!current || !isLive(current)) throw nothingToCancel();
    if (current.cancelsAtPeriodEnd) return;
    await deps.payments.cancelAtPeriodEnd(current);
    // What the person asked for is done. A read that fails now is made up for by the webhook.
    await syncSubscription(deps, customerId).catch(() => undefined);
  });
}

const nothingToCancel = () => new AppError("not_found", saidOfRecords("noPlanToCancel"));

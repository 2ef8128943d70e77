import { isLive } from "./entitlement.ts";
import { findSubscriptionRow } from "./store.ts";
import type { SyncDeps } from "./sync-subscription.ts";

/**
 * Ends what a person who deletes their account would go on paying. Throws `unavailable` when the
 * provider is away: then the account stays, and nobody pays for one that is gone.
 */
export async function cancelForDeletion(
  { database, payments }: Pick<SyncDeps, "database" | "payments">,
  userId: string,
): Promise<void> {
  const row = await findSubscriptionRow(database, userId);
  if (!row) return;
  const subscription = await payments.findSubscription(row.customerId);
  if (!subscription) return;
  if (isLive(subscription) || ["incomplete", "unpaid"].includes(subscription.status)) {
    await payments.cancelNow(subscription.id);
  }
}

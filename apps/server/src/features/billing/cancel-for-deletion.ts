import { waitForLease } from "./one-at-a-time.ts";
import { endLease, ensureRow, findSubscriptionRow } from "./store.ts";
import type { SyncDeps } from "./sync-subscription.ts";

/**
 * Ends what a person who deletes their account would go on paying. Throws `unavailable` when the
 * provider is away: then the account stays, and nobody pays for one that is gone.
 */
export async function cancelForDeletion(deps: SyncDeps, userId: string): Promise<void> {
  const { database, payments, clock } = deps;
  await ensureRow(database, userId, clock());
  const lease = await waitForLease(deps, userId);
  if (!lease) return;
  try {
    const row = await findSubscriptionRow(database, userId);
    if (row?.customerId) await payments.endAll(row.customerId);
  } catch (error) {
    await endLease(database, userId, lease);
    throw error;
  }
  // The lease is kept until the row goes with the account, so that no new plan begins between.
}

import type { Logger } from "pino";
import { listStaleCustomers } from "./store.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";

const staleAfterMs = 24 * 3_600_000;
const customersARound = 100;

/**
 * Reads the provider again for whoever has an event that nobody answered or was not read for a
 * day: what heals webhooks that were lost. Answers with how many were read.
 */
export async function repairSubscriptions(deps: SyncDeps, logger: Logger): Promise<number> {
  const readBefore = new Date(deps.clock().getTime() - staleAfterMs);
  const stale = await listStaleCustomers(deps.database, { readBefore, limit: customersARound });
  let repaired = 0;
  for (const customerId of stale) {
    try {
      await syncSubscription(deps, customerId);
      repaired += 1;
    } catch (error) {
      logger.warn(
        { err: error, customerId },
        "a subscription could not be read; it stays as it was",
      );
    }
  }
  return repaired;
}

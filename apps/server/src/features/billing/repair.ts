import type { Logger } from "pino";
import { forgetEvents, listStaleCustomers, noteAttempt } from "./store.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const customersARound = 500;
// The provider's own record of events goes back as far.
const eventsKeptMs = 30 * dayMs;

/**
 * Reads the provider again for whoever has an event that nobody answered, or was not read for an
 * hour while a plan runs, else for a day: what heals webhooks that were lost. Answers with how many
 * were read.
 */
export async function repairSubscriptions(deps: SyncDeps, logger: Logger): Promise<number> {
  const now = deps.clock().getTime();
  await forgetEvents(deps.database, new Date(now - eventsKeptMs));
  const stale = await listStaleCustomers(deps.database, {
    runningBefore: new Date(now - hourMs),
    overBefore: new Date(now - dayMs),
    limit: customersARound,
  });
  let repaired = 0;
  for (const customerId of stale) {
    try {
      await syncSubscription(deps, customerId);
      repaired += 1;
    } catch (error) {
      const words = "a subscription could not be read; it stays as it was";
      logger.warn({ err: error, customerId }, words);
      await noteAttempt(deps.database, customerId, deps.clock());
    }
  }
  return repaired;
}

/** Repairs every `everyMs`, one round at a time. Answers with what stops it. */
export function keepRepairing(deps: SyncDeps, logger: Logger, everyMs: number): () => void {
  let isRunning = false;
  const round = async () => {
    if (isRunning) return;
    isRunning = true;
    await repairSubscriptions(deps, logger)
      .catch((error: unknown) => logger.warn({ err: error }, "subscriptions were not checked"))
      .finally(() => (isRunning = false));
  };
  const timer = setInterval(() => void round(), everyMs);
  return () => clearInterval(timer);
}

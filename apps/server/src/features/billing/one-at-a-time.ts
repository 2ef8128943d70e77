import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../http/app-error.ts";
import { endLease, takeLease } from "./store.ts";
import type { SyncDeps } from "./sync-subscription.ts";

// Longer than the few calls to the provider that a change takes, each with its own time-out.
const leaseMs = 60_000;
const longestWaitMs = 15_000;
const pauseMs = 100;

/**
 * Lets the requests of one person to change their plan follow each other, over all servers. A
 * lease in their row and not a lock: no database connection is held while the provider is asked.
 * Throws `conflict` when the one before does not end.
 */
export async function oneAtATime<T>(
  { database, clock }: Pick<SyncDeps, "database" | "clock">,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    if (await takeLease(database, userId, { now, until })) {
      return work().finally(() => endLease(database, userId, until));
    }
    if (performance.now() - began > longestWaitMs) {
      throw new AppError("conflict", "A change of your plan is under way. Try again in a minute.");
    }
    await sleep(pauseMs);
  }
}

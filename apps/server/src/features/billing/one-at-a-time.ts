import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../http/replies/app-error.ts";
import { endLease, hasRow, takeLease } from "./store.ts";
import type { SyncDeps } from "./sync-subscription.ts";
import { said, saidOfRecords } from "../../words/errors.ts";

// Longer than a change takes. Where the provider is so slow that two overlap all the same, the
// key of the wish still makes one subscription of them.
const leaseMs = 60_000;
const longestWaitMs = 15_000;
const pauseMs = 40;

type LeaseDeps = Pick<SyncDeps, "database" | "clock">;

/**
 * Lets the requests of one person to change their plan follow each other, over all servers. A
 * lease in their row and not a lock: no database connection is held while the provider is asked.
 * Throws `conflict` when the one before does not end.
 */
export async function oneAtATime<T>(
  deps: LeaseDeps,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const lease = await waitForLease(deps, userId);
  if (!lease) throw new AppError("not_signed_in", said("accountGone"));
  return work().finally(() => endLease(deps.database, userId, lease));
}

/** Until when the person's row is ours; undefined when the row is gone. */
export async function waitForLease(
  { database, clock }: LeaseDeps,
  userId: string,
): Promise<Date | undefined> {
  const began = performance.now();
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    if (await takeLease(database, userId, { now, until })) return until;
    if (!(await hasRow(database, userId))) return undefined;
    if (performance.now() - began > longestWaitMs) {
      throw new AppError("conflict", saidOfRecords("changingPlan"));
    }
    await sleep(pauseMs);
  }
}

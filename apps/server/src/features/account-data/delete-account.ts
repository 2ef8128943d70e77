import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { erasePiece } from "../../db/erase-owners.ts";
import { lockUser } from "../../db/lock-user.ts";
import { keepPastUse } from "../../db/past-use.ts";
import { deletedOwners } from "../../db/schema/accounts/deleted-owners.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import { users } from "../../db/schema/accounts/users.ts";

export type DeleteAccountDeps = {
  database: Database;
  clock: () => Date;
  /** What must end elsewhere first, such as a subscription. The account stays when it throws. */
  beforeDelete: (userId: string) => Promise<void>;
  /** How much is erased before the answer: pieces, of so many rows. */
  erasing?: { pieces: number; rowsAtOnce?: number };
};

// Almost everybody's rows fit in; the rest of a longer history is left to the job.
const usualErasing = { pieces: 2 };

/**
 * Takes the person away at once: their sessions, settings, plan and extensions, so that nobody
 * reaches their lists any more. The lists follow, a piece at a time: the first ones here, the rest by
 * a job. The use of a period that runs stays as a keyed hash until it ends. Doing it twice is no
 * error.
 */
export async function deleteAccount(
  { database, clock, beforeDelete, erasing = usualErasing }: DeleteAccountDeps,
  userId: string,
): Promise<void> {
  await beforeDelete(userId);
  await database.transaction((transaction) => takePersonAway(transaction, userId, clock()));
  const { pieces, rowsAtOnce } = erasing;
  for (let piece = 0; piece < pieces; piece++) {
    if (!(await erasePiece(database, { ownerId: userId, ...(rowsAtOnce && { rowsAtOnce }) })))
      return;
  }
}

async function takePersonAway(transaction: Database, userId: string, now: Date): Promise<void> {
  if (!(await lockUser(transaction, userId))) return;
  await keepPastUse(transaction, userId, now);
  await transaction.insert(deletedOwners).values({ ownerId: userId, deletedAt: now });
  await transaction.delete(installs).where(eq(installs.userId, userId));
  // Their sessions, settings and plan hang on this row.
  const [gone] = await transaction.delete(users).where(eq(users.id, userId)).returning();
  if (!gone?.email) return;
  const isTheirs = eq(newsletterSubscribers.email, gone.email.toLowerCase());
  await transaction.delete(newsletterSubscribers).where(isTheirs);
}

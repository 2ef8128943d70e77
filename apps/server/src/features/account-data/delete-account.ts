import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { keepPastUse } from "../../db/past-use.ts";
import { analysisClaims } from "../../db/schema/analysis-claims.ts";
import { credits } from "../../db/schema/credits.ts";
import { installs } from "../../db/schema/installs.ts";

export type DeleteAccountDeps = {
  database: Database;
  clock: () => Date;
  /** What must end elsewhere first, such as a subscription. The account stays when it throws. */
  beforeDelete: (userId: string) => Promise<void>;
};

/**
 * Takes away everything that is kept about a person, but for the use of a period that runs, which
 * stays as a keyed hash until it ends. Doing it twice is no error.
 */
export async function deleteAccount(
  { database, clock, beforeDelete }: DeleteAccountDeps,
  userId: string,
): Promise<void> {
  await beforeDelete(userId);
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return;
    await keepPastUse(transaction, userId, clock());
    const gone = await transaction
      .delete(installs)
      .where(eq(installs.userId, userId))
      .returning({ id: installs.id });
    const owners = [userId, ...gone.map(({ id }) => id)];
    await transaction.delete(analysisClaims).where(inArray(analysisClaims.ownerId, owners));
    // The person, their sessions, settings, listings and analyses all hang on their credits' row.
    await transaction.delete(credits).where(inArray(credits.ownerId, owners));
  });
}

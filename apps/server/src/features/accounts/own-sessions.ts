import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { installs } from "../../db/schema/installs.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { isUuid } from "../../db/uuid.ts";
import type { Session } from "./sessions.ts";

/** Where a person is signed in, what was used last first. */
export async function listSessions(
  database: Database,
  userId: string,
  now: Date,
): Promise<Session[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** Ends one of the person's sessions; undefined when they have none of that id. */
export async function endSessionById(
  database: Database,
  userId: string,
  id: string,
): Promise<Session | undefined> {
  if (!isUuid(id)) return undefined;
  const isTheirs = and(eq(sessions.userId, userId), eq(sessions.id, id));
  const [ended] = await database.delete(sessions).where(isTheirs).returning();
  return ended;
}

/**
 * Ends every session of a person but the one that is `kept`, and what else acts for them: the
 * installs of extensions. Answers how many sessions that were.
 */
export async function endOtherSessions(
  database: Database,
  userId: string,
  kept: string | undefined,
): Promise<number> {
  const isTheirs = eq(sessions.userId, userId);
  const isOther = kept === undefined ? isTheirs : and(isTheirs, ne(sessions.tokenHash, kept));
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return 0;
    await transaction.delete(installs).where(eq(installs.userId, userId));
    const ended = await transaction.delete(sessions).where(isOther).returning({ id: sessions.id });
    return ended.length;
  });
}

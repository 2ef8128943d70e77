import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { sessions } from "../../db/schema/accounts/sessions.ts";
import { digestOf, newSecret } from "../../secrets.ts";

const dayMs = 86_400_000;
/** A session ends this long after it was last used. */
export const idleSessionMs = 30 * dayMs;
/** A session ends this long after the sign-in, however much it is used. */
const longestSessionMs = 90 * dayMs;
/** An account has this many; one more ends the one that was left alone for longest. */
export const sessionsAtOnce = 50;
// Noted once an hour and not at each request, which would make every read a write.
const noteUseAfterMs = 3_600_000;

export type Session = typeof sessions.$inferSelect;

/** `device` is what the browser and its system are called; null where that cannot be told. */
type Beginning = { userId: string; device: string | null; now: Date };

/** Begins a session and answers with its token, which leaves here this once. */
export async function createSession(
  database: Database,
  { userId, device, now }: Beginning,
): Promise<string> {
  const token = newSecret();
  const times = { createdAt: now, lastUsedAt: now };
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database
    .insert(sessions)
    .values({ tokenHash: digestOf(token), userId, device, ...times, expiresAt: endOf(times) });
  await endOldestOver(database, userId);
  return token;
}

async function endOldestOver(database: Database, userId: string): Promise<void> {
  const oldest = database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(sessionsAtOnce);
  await database.delete(sessions).where(inArray(sessions.tokenHash, oldest));
}

const sessionByToken = prepared((database) =>
  database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("session_by_token"),
);

/** The session of a token, unless it is over. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const asked = { tokenHash: digestOf(token), now: now.toISOString() };
  const [row] = await sessionByToken(database).execute(asked);
  return row;
}

/** Notes that a session is in use. When it did, answers the new end: the cookie is due again. */
export async function noteUse(
  database: Database,
  { tokenHash, createdAt, lastUsedAt }: Session,
  now: Date,
): Promise<Date | undefined> {
  if (now.getTime() - lastUsedAt.getTime() < noteUseAfterMs) return undefined;
  const expiresAt = endOf({ createdAt, lastUsedAt: now });
  await database
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(eq(sessions.tokenHash, tokenHash));
  return expiresAt;
}

/**
 * Ends a session on the server: its cookie opens nothing any more, wherever it was copied to.
 * Answers whose it was.
 */
export async function endSession(database: Database, token: string): Promise<string | undefined> {
  const [ended] = await database
    .delete(sessions)
    .where(eq(sessions.tokenHash, digestOf(token)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

function endOf({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date }): Date {
  const idleEnd = lastUsedAt.getTime() + idleSessionMs;
  return new Date(Math.min(idleEnd, createdAt.getTime() + longestSessionMs));
}

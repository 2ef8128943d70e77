import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { digestOf, newSecret } from "../../secrets.ts";

const dayMs = 86_400_000;
/** A session ends this long after it was last used. */
export const sessionMs = 30 * dayMs;
// Extended once a day and not at each request, which would make every read a write.
const renewAfterMs = dayMs;

type Session = { userId: string; createdAt: Date; expiresAt: Date };

/** Begins a session and answers with its token, which leaves here this once. */
export async function createSession(
  database: Database,
  userId: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + sessionMs);
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database
    .insert(sessions)
    .values({ tokenHash: digestOf(token), userId, createdAt: now, expiresAt });
  return token;
}

/** The session of a token, unless it is over. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const isLive = and(eq(sessions.tokenHash, digestOf(token)), gt(sessions.expiresAt, now));
  const [row] = await database.select().from(sessions).where(isLive);
  return row;
}

/** Extends a session that is in use. True when it did: the cookie is then due again as well. */
export async function renewSession(
  database: Database,
  token: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<boolean> {
  if (expiresAt.getTime() - now.getTime() > sessionMs - renewAfterMs) return false;
  await database
    .update(sessions)
    .set({ expiresAt: new Date(now.getTime() + sessionMs) })
    .where(eq(sessions.tokenHash, digestOf(token)));
  return true;
}

/** Ends a session on the server: its cookie opens nothing any more, wherever it was copied to. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, digestOf(token)));
}

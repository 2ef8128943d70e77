import { and, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { isLiveLink } from "../../db/live-link.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { sessions } from "../../db/schema/accounts/sessions.ts";
import { isUuid } from "../../db/uuid.ts";

/** A browser that is signed in, or an extension that acts for the person. */
export type Device = {
  kind: "browser" | "extension";
  id: string;
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  /** null for an extension. */
  tokenHash: string | null;
};

/** Where a person is signed in, what was used last first. */
export async function listDevices(
  database: Database,
  userId: string,
  now: Date,
): Promise<Device[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  const browsers = rows.map((row): Device => ({ ...row, kind: "browser" }));
  const extensions = await listLinks(database, userId, now);
  return [...browsers, ...extensions].toSorted(
    (one, other) =>
      other.lastUsedAt.getTime() - one.lastUsedAt.getTime() ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );
}

async function listLinks(database: Database, userId: string, now: Date): Promise<Device[]> {
  const rows = await database
    .select()
    .from(installs)
    .where(and(eq(installs.userId, userId), isLiveLink(now)));
  return rows.flatMap(({ id, device, linkedAt, lastUsedAt }) =>
    linkedAt
      ? {
          kind: "extension",
          id,
          device,
          createdAt: linkedAt,
          lastUsedAt: lastUsedAt ?? linkedAt,
          tokenHash: null,
        }
      : [],
  );
}

/** Ends one of the person's sessions or links; undefined when they have none of that id. */
export async function endDevice(
  database: Database,
  userId: string,
  id: string,
): Promise<{ tokenHash: string | null } | undefined> {
  if (!isUuid(id)) return undefined;
  const isTheirs = and(eq(sessions.userId, userId), eq(sessions.id, id));
  const [ended] = await database.delete(sessions).where(isTheirs).returning();
  if (ended) return ended;
  const isTheirLink = and(
    eq(installs.userId, userId),
    eq(installs.id, id),
    isNotNull(installs.linkedAt),
  );
  const [link] = await database.delete(installs).where(isTheirLink).returning({ id: installs.id });
  return link && { tokenHash: null };
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

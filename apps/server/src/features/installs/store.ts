import { randomUUID } from "node:crypto";
import type { Install } from "@flipworth/contract";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { linksAliveAt, liveLink } from "../../db/live-link.ts";
import { prepared } from "../../db/prepared.ts";
import { analysisClaims } from "../../db/schema/analysis-claims.ts";
import { credits } from "../../db/schema/credits.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { digestOf, newSecret } from "../../secrets.ts";

type NewInstall = { createdAt: Date; resetsAt: Date };

/** Registers an install with its credits, both or neither. The secret leaves here this once. */
export async function createInstall(
  database: Database,
  { createdAt, resetsAt }: NewInstall,
): Promise<Install> {
  const id = randomUUID();
  const secret = newSecret();
  await database.transaction(async (transaction) => {
    await transaction.insert(installs).values({ id, secretHash: digestOf(secret), createdAt });
    await transaction
      .insert(credits)
      .values({ ownerId: id, periodDay: createdAt.getUTCDate(), resetsAt });
  });
  return { id, secret };
}

// Noted once an hour and not at each request, which would make every read a write.
const noteUseAfterMs = 3_600_000;

const installBySecret = prepared((database) => {
  const { id, userId, lastUsedAt } = installs;
  const isOwn = and(isNull(installs.userId), isNull(installs.endedAt));
  const isLive = liveLink({
    linkedAfter: sql.placeholder("linkedAfter"),
    usedAfter: sql.placeholder("usedAfter"),
  });
  return database
    .select({ id, userId, lastUsedAt })
    .from(installs)
    .where(and(eq(installs.secretHash, sql.placeholder("secretHash")), or(isOwn, isLive)))
    .prepare("install_by_secret");
});

/** The install that a secret belongs to, unless it or its link is over. Notes that a link is used. */
export async function findInstallBySecret(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ id: string; userId: string | null } | undefined> {
  const { linkedAfter, usedAfter } = linksAliveAt(now);
  const [row] = await installBySecret(database).execute({
    secretHash: digestOf(secret),
    linkedAfter: linkedAfter.toISOString(),
    usedAfter: usedAfter.toISOString(),
  });
  if (row?.lastUsedAt && now.getTime() - row.lastUsedAt.getTime() >= noteUseAfterMs) {
    await database.update(installs).set({ lastUsedAt: now }).where(eq(installs.id, row.id));
  }
  return row;
}

/** The account that an install was added to; null for none. */
export async function accountOfInstall(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .select({ userId: installs.userId })
    .from(installs)
    .where(eq(installs.id, id));
  return row?.userId ?? null;
}

/**
 * Takes an install away: of a visitor with its credits and analyses, of a person the link alone.
 * Doing it twice is no error.
 */
export async function deleteInstall(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(installs).where(eq(installs.id, id));
    await transaction.delete(analysisClaims).where(eq(analysisClaims.ownerId, id));
    await transaction.delete(credits).where(eq(credits.ownerId, id));
  });
}

import { randomUUID } from "node:crypto";
import { type ApiKey, type ApiKeyMade, limits, type NewApiKey } from "@flipworth/contract";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { prepared } from "../../db/prepared.ts";
import { apiKeys } from "../../db/schema/accounts/api-keys.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { digestOf } from "../../secrets.ts";
import { newKey } from "./key-text.ts";
import { said, saidOfRecords } from "../../words/errors.ts";

type Row = typeof apiKeys.$inferSelect;
type Making = { userId: string; made: NewApiKey; requestKey: string | null; now: Date };

/**
 * Makes a key; its text leaves here this once. The same request again gives the key a new text, as
 * nobody can say whether the first one arrived. Throws `plan_limit` and `conflict`.
 */
export async function makeKey(
  database: Database,
  { userId, made, requestKey, now }: Making,
): Promise<ApiKeyMade> {
  const key = newKey();
  const text = { keyHash: digestOf(key), ending: key.slice(-4) };
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    const known = requestKey && (await findByRequest(transaction, userId, requestKey));
    const row = known
      ? await renewKey(transaction, { known, made, text })
      : await insertKey(transaction, { userId, ...made, ...text, requestKey, createdAt: now });
    return { ...keyToWire(row), key };
  });
}

async function findByRequest(database: Database, userId: string, requestKey: string) {
  const isIt = and(eq(apiKeys.userId, userId), eq(apiKeys.requestKey, requestKey));
  const [row] = await database.select().from(apiKeys).where(isIt);
  return row;
}

type Renewing = { known: Row; made: NewApiKey; text: { keyHash: string; ending: string } };

async function renewKey(transaction: Database, { known, made, text }: Renewing): Promise<Row> {
  if (known.name !== made.name || known.scope !== made.scope) {
    throw new AppError("conflict", saidOfRecords("otherKey"));
  }
  if (known.lastUsedAt) {
    throw new AppError("conflict", saidOfRecords("keyInUse"));
  }
  await transaction.update(apiKeys).set(text).where(eq(apiKeys.id, known.id));
  return { ...known, ...text };
}

async function insertKey(transaction: Database, row: Omit<Row, "id" | "lastUsedAt">): Promise<Row> {
  const isTheirs = eq(apiKeys.userId, row.userId);
  const [had] = await transaction.select({ all: count() }).from(apiKeys).where(isTheirs);
  if ((had?.all ?? 0) >= limits.apiKeys) {
    throw new AppError("plan_limit", saidOfRecords("fullKeys", { count: limits.apiKeys }));
  }
  const [inserted] = await transaction
    .insert(apiKeys)
    .values({ id: randomUUID(), ...row })
    .returning();
  if (!inserted) throw new Error("An inserted API key came back as nothing");
  return inserted;
}

/** A person's keys, the newest first. */
export async function listKeys(database: Database, userId: string): Promise<ApiKey[]> {
  const rows = await database
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(keyToWire);
}

/** True when it was there and theirs. */
export async function revokeKey(database: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isTheirs = and(eq(apiKeys.userId, userId), eq(apiKeys.id, id));
  const gone = await database.delete(apiKeys).where(isTheirs).returning({ id: apiKeys.id });
  return gone.length > 0;
}

// To five minutes and not at each request, which would make every read a write.
const noteUseAfterMs = 300_000;

const keyByHash = prepared((database) => {
  const { id, userId, name, scope, lastUsedAt } = apiKeys;
  return database
    .select({ id, userId, name, scope, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, sql.placeholder("keyHash")))
    .prepare("api_key_by_hash");
});

export type KeyHolder = { userId: string; name: string; scope: "read" | "write" };

/** Who a key acts for; undefined for one that was revoked or never made. Notes that it is used. */
export async function findKeyHolder(
  database: Database,
  key: string,
  now: Date,
): Promise<KeyHolder | undefined> {
  const [row] = await keyByHash(database).execute({ keyHash: digestOf(key) });
  if (!row) return undefined;
  const { id, userId, name, scope, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= noteUseAfterMs) {
    await database.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
  }
  return { userId, name, scope };
}

function keyToWire({ id, name, scope, ending, createdAt, lastUsedAt }: Row): ApiKey {
  return {
    id,
    name,
    scope,
    ending,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

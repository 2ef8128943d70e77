import { randomBytes, randomUUID } from "node:crypto";
import { limits, type NewWebhook, type Webhook, webhookEvents } from "@flipworth/contract";
import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { webhooks } from "../../db/schema/webhooks.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { said, saidOfRecords } from "../../words/errors.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
type Making = { userId: string; made: NewWebhook; requestKey: string | null; now: Date };

/** As Standard Webhooks writes it: 256 random bits behind a prefix that scanners know. */
const newSigningSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Adds an address. The same request again gives it a new secret. Throws `plan_limit`, `conflict`. */
export async function makeWebhook(
  database: Database,
  { userId, made, requestKey, now }: Making,
): Promise<WebhookRow> {
  const secret = newSigningSecret();
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    const known = requestKey && (await findByRequest(transaction, userId, requestKey));
    if (!known)
      return insertWebhook(transaction, { userId, ...made, secret, requestKey, createdAt: now });
    if (known.url !== made.url) {
      throw new AppError("conflict", saidOfRecords("otherWebhook"));
    }
    await transaction.update(webhooks).set({ secret }).where(eq(webhooks.id, known.id));
    return { ...known, secret };
  });
}

async function findByRequest(database: Database, userId: string, requestKey: string) {
  const isIt = and(eq(webhooks.userId, userId), eq(webhooks.requestKey, requestKey));
  const [row] = await database.select().from(webhooks).where(isIt);
  return row;
}

type Added = Omit<WebhookRow, "id" | "lastTry" | "turnedOffAt" | "turnedOffReason">;

async function insertWebhook(transaction: Database, row: Added): Promise<WebhookRow> {
  const isTheirs = eq(webhooks.userId, row.userId);
  const [had] = await transaction.select({ all: count() }).from(webhooks).where(isTheirs);
  if ((had?.all ?? 0) >= limits.webhooks) {
    throw new AppError("plan_limit", saidOfRecords("fullWebhooks", { count: limits.webhooks }));
  }
  const values = { id: randomUUID(), ...row };
  const [inserted] = await transaction.insert(webhooks).values(values).returning();
  if (!inserted) throw new Error("An inserted webhook came back as nothing");
  return inserted;
}

/** A person's webhooks, the newest first. */
export async function listWebhooks(database: Database, userId: string): Promise<Webhook[]> {
  // Written out: in a query of one table columns stand without the table's name.
  const waiting = sql<number>`(select count(*)::int from webhook_messages
    where webhook_messages.webhook_id = webhooks.id)`;
  const rows = await database
    .select({ ...getTableColumns(webhooks), waiting })
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
  return rows.map((row) => webhookToWire(row, row.waiting));
}

/** Throws `not_found` for another person's. */
export async function getWebhook(
  database: Database,
  userId: string,
  id: string,
): Promise<WebhookRow> {
  const isTheirs = and(eq(webhooks.userId, userId), eq(webhooks.id, id));
  const [row] = isUuid(id) ? await database.select().from(webhooks).where(isTheirs) : [];
  if (!row) throw new AppError("not_found", saidOfRecords("noSuchWebhook"));
  return row;
}

export async function deleteWebhook(database: Database, userId: string, id: string): Promise<void> {
  const { id: known } = await getWebhook(database, userId, id);
  await database.delete(webhooks).where(eq(webhooks.id, known));
}

export function webhookToWire(row: WebhookRow, waiting = 0): Webhook {
  const { id, url, events, createdAt, lastTry, turnedOffAt, turnedOffReason } = row;
  return {
    id,
    url,
    events: webhookEvents.filter((event) => events.includes(event)),
    createdAt: createdAt.toISOString(),
    lastTry,
    waiting,
    turnedOff: turnedOffAt && { at: turnedOffAt.toISOString(), reason: turnedOffReason ?? "" },
  };
}

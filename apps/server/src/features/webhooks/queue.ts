import { randomUUID } from "node:crypto";
import type { WebhookEvent, WebhookMessage } from "@flipworth/contract";
import { and, type AnyColumn, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { webhookMessages, webhooks } from "../../db/schema/webhooks.ts";

/** More than that waits for no receiver: what happens then is not told. */
const mostWaiting = 500;

const listeningHooks = prepared((database) =>
  database
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.userId, sql.placeholder("userId")),
        isNull(webhooks.turnedOffAt),
        sql`${sql.placeholder("event")} = any(${webhooks.events})`,
      ),
    )
    .prepare("webhooks_listening"),
);

/** Whether `enqueue` could have anybody to tell. */
export const anyWebhooksFor = (userId: AnyColumn) =>
  sql<boolean>`exists (select 1 from ${webhooks}
    where ${webhooks.userId} = ${userId} and ${webhooks.turnedOffAt} is null)`;

type Told = { userId: string; now: Date } & Extract<WebhookMessage, { type: WebhookEvent }>;

/**
 * Puts a message in line for each of the person's webhooks that wants it. In the transaction of what
 * happened it is told exactly if that happened.
 */
export async function enqueue(database: Database, told: Omit<Told, "timestamp">): Promise<void> {
  const { userId, now, type, data } = told;
  const hooks = await listeningHooks(database).execute({ userId, event: type });
  if (hooks.length === 0) return;
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  for (const { id: webhookId } of hooks) {
    const waiting = await database.$count(
      webhookMessages,
      eq(webhookMessages.webhookId, webhookId),
    );
    if (waiting >= mostWaiting) continue;
    await database.insert(webhookMessages).values({
      id: randomUUID(),
      webhookId,
      event: type,
      body,
      tries: 0,
      nextTryAt: now,
      createdAt: now,
    });
  }
}

/** Longer than a try takes: one that a server died in is tried again by another. */
const leaseMs = 60_000;

export type Due = typeof webhookMessages.$inferSelect & { url: string; secret: string };

/** The message that is due for longest, which no other server takes meanwhile; undefined for none. */
export async function takeDue(database: Database, now: Date): Promise<Due | undefined> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ message: webhookMessages, url: webhooks.url, secret: webhooks.secret })
      .from(webhookMessages)
      .innerJoin(webhooks, eq(webhooks.id, webhookMessages.webhookId))
      .where(lte(webhookMessages.nextTryAt, now))
      .orderBy(asc(webhookMessages.nextTryAt), asc(webhookMessages.createdAt))
      .limit(1)
      .for("update", { of: webhookMessages, skipLocked: true });
    if (!due) return undefined;
    const { message, url, secret } = due;
    const tries = message.tries + 1;
    await transaction
      .update(webhookMessages)
      .set({ tries, nextTryAt: new Date(now.getTime() + leaseMs) })
      .where(eq(webhookMessages.id, message.id));
    return { ...message, tries, url, secret };
  });
}

export type LastTry = { at: string; event: string; outcome: string; isDelivered: boolean };

/** A delivered message is gone, and its receiver is well. */
export async function noteDelivered(database: Database, due: Due, lastTry: LastTry): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(webhooks).set({ lastTry }).where(eq(webhooks.id, due.webhookId));
    await transaction.delete(webhookMessages).where(eq(webhookMessages.id, due.id));
  });
}

type Later = { lastTry: LastTry; retryAt: Date };

/** Everything for the same receiver waits as long: one that is down is not asked for each message. */
export async function noteFailed(
  database: Database,
  due: Due,
  { lastTry, retryAt }: Later,
): Promise<void> {
  const isForThem = eq(webhookMessages.webhookId, due.webhookId);
  await database.transaction(async (transaction) => {
    await transaction.update(webhooks).set({ lastTry }).where(eq(webhooks.id, due.webhookId));
    await transaction
      .update(webhookMessages)
      .set({ nextTryAt: retryAt })
      .where(and(isForThem, lt(webhookMessages.nextTryAt, retryAt)));
  });
}

type TurningOff = { lastTry: LastTry; reason: string; now: Date };

/** Answers whose webhook it was, for the notice; undefined where it was off or gone already. */
export async function turnOff(
  database: Database,
  webhookId: string,
  { lastTry, reason, now }: TurningOff,
): Promise<{ userId: string; url: string } | undefined> {
  return database.transaction(async (transaction) => {
    const [off] = await transaction
      .update(webhooks)
      .set({ lastTry, turnedOffAt: now, turnedOffReason: reason })
      .where(and(eq(webhooks.id, webhookId), isNull(webhooks.turnedOffAt)))
      .returning({ userId: webhooks.userId, url: webhooks.url });
    await transaction.delete(webhookMessages).where(eq(webhookMessages.webhookId, webhookId));
    return off;
  });
}

/** After a test that was delivered. */
export async function turnOn(database: Database, webhookId: string, lastTry: LastTry) {
  await database
    .update(webhooks)
    .set({ lastTry, turnedOffAt: null, turnedOffReason: null })
    .where(eq(webhooks.id, webhookId));
}

export async function noteTest(database: Database, webhookId: string, lastTry: LastTry) {
  await database.update(webhooks).set({ lastTry }).where(eq(webhooks.id, webhookId));
}

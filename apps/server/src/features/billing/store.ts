import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { paymentEvents } from "../../db/schema/payment-events.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import { users } from "../../db/schema/users.ts";
import type { Entitlement } from "./entitlement.ts";
import type { PaymentEvent } from "./payments-port.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscriptionRow(
  database: Database,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

export async function findRowOfCustomer(
  database: Database,
  customerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return row;
}

export async function findPayer(database: Database, userId: string) {
  const { email, firstName, lastName } = users;
  const [row] = await database
    .select({ email, firstName, lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
  return { userId, email: row.email, name: name === "" ? null : name };
}

export async function rememberCustomer(
  database: Database,
  { userId, customerId, now }: { userId: string; customerId: string; now: Date },
): Promise<void> {
  await database
    .insert(subscriptions)
    .values({ userId, customerId, syncedAt: now })
    .onConflictDoNothing({ target: subscriptions.userId });
}

/** False when another write came between the read and this one: read again. */
export async function writeEntitlement(
  database: Database,
  { userId, version }: Pick<SubscriptionRow, "userId" | "version">,
  { entitlement, now }: { entitlement: Entitlement; now: Date },
): Promise<boolean> {
  const isUnchanged = and(eq(subscriptions.userId, userId), eq(subscriptions.version, version));
  const written = await database
    .update(subscriptions)
    .set({ ...entitlement, version: version + 1, syncedAt: now })
    .where(isUnchanged)
    .returning({ userId: subscriptions.userId });
  return written.length > 0;
}

/** False while another request of the person holds it. */
export async function takeLease(
  database: Database,
  userId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const isFree = or(isNull(subscriptions.busyUntil), lt(subscriptions.busyUntil, now));
  const taken = await database
    .update(subscriptions)
    .set({ busyUntil: until })
    .where(and(eq(subscriptions.userId, userId), isFree))
    .returning({ userId: subscriptions.userId });
  return taken.length > 0;
}

/** Gives back the lease that runs until `until`; one that another took over meanwhile stays. */
export async function endLease(database: Database, userId: string, until: Date): Promise<void> {
  const isMine = and(eq(subscriptions.userId, userId), eq(subscriptions.busyUntil, until));
  await database.update(subscriptions).set({ busyUntil: null }).where(isMine);
}

/** Keeps an event once. False when its work is done already. */
export async function keepEvent(
  database: Database,
  { id, type, customerId }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  await database
    .insert(paymentEvents)
    .values({ id, type, customerId, receivedAt: now })
    .onConflictDoNothing({ target: paymentEvents.id });
  const isOpen = and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt));
  const open = await database.select({ id: paymentEvents.id }).from(paymentEvents).where(isOpen);
  return open.length > 0;
}

/** Everything that was kept of a customer before `readAt` is answered by a read begun then. */
export async function settleEvents(
  database: Database,
  customerId: string,
  { readAt, now }: { readAt: Date; now: Date },
): Promise<void> {
  const isAnswered = and(
    eq(paymentEvents.customerId, customerId),
    isNull(paymentEvents.handledAt),
    sql`${paymentEvents.receivedAt} <= ${readAt.toISOString()}::timestamptz`,
  );
  await database.update(paymentEvents).set({ handledAt: now }).where(isAnswered);
}

/** Customers of whom an event waits, or who were not read for long: the longest first. */
export async function listStaleCustomers(
  database: Database,
  { readBefore, limit }: { readBefore: Date; limit: number },
): Promise<string[]> {
  const waits = sql`exists (select 1 from ${paymentEvents}
    where ${paymentEvents.customerId} = ${subscriptions.customerId}
      and ${paymentEvents.handledAt} is null)`;
  const rows = await database
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(or(lt(subscriptions.syncedAt, readBefore), waits))
    .orderBy(subscriptions.syncedAt)
    .limit(limit);
  return rows.map(({ customerId }) => customerId);
}

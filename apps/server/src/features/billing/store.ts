import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { paymentEvents } from "../../db/schema/payment-events.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import { users } from "../../db/schema/accounts/users.ts";
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

/** What is to come has a row before the provider is asked for anything. */
export async function ensureRow(database: Database, userId: string, now: Date): Promise<void> {
  // Out of `users` and holding the row there, so that an account that is gone or just going is no
  // error here.
  await database.execute(sql`
    insert into ${subscriptions} (user_id, synced_at)
    select id, ${now.toISOString()}::timestamptz from ${users} where id = ${userId}::uuid
    for key share
    on conflict do nothing`);
}

export async function hasRow(database: Database, userId: string): Promise<boolean> {
  return (await findSubscriptionRow(database, userId)) !== undefined;
}

/** Counts as a write, so that what was read of an earlier customer is dropped. */
export async function writeCustomer(
  database: Database,
  userId: string,
  customerId: string,
): Promise<void> {
  await database
    .update(subscriptions)
    .set({ customerId, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.userId, userId));
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

/** The ids of what nobody has answered yet. */
export async function listOpenEvents(database: Database, customerId: string): Promise<string[]> {
  const isOpen = and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.handledAt));
  const open = await database.select({ id: paymentEvents.id }).from(paymentEvents).where(isOpen);
  return open.map(({ id }) => id);
}

export async function settleEvents(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const isOpen = and(inArray(paymentEvents.id, [...ids]), isNull(paymentEvents.handledAt));
  await database.update(paymentEvents).set({ handledAt: now }).where(isOpen);
}

/** The provider sends an event again for some days at most; a later one only leads to a read. */
export async function forgetEvents(database: Database, receivedBefore: Date): Promise<void> {
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, receivedBefore));
}

// From these nothing comes back by itself.
const overStatuses = ["canceled", "incomplete_expired"];

type Staleness = { runningBefore: Date; overBefore: Date; limit: number };

/** Customers of whom an event waits, or who were not read for long: the longest first. */
export async function listStaleCustomers(
  database: Database,
  { runningBefore, overBefore, limit }: Staleness,
): Promise<string[]> {
  const waits = sql`exists (select 1 from ${paymentEvents}
    where ${paymentEvents.customerId} = ${subscriptions.customerId}
      and ${paymentEvents.handledAt} is null)`;
  const isRunning = notInArray(subscriptions.status, overStatuses);
  const isStale = or(
    lt(subscriptions.syncedAt, overBefore),
    and(isRunning, lt(subscriptions.syncedAt, runningBefore)),
    waits,
  );
  const rows = await database
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.customerId), isStale))
    .orderBy(subscriptions.syncedAt)
    .limit(limit);
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

/** Whom the provider did not answer about goes to the end of the queue. */
export async function noteAttempt(
  database: Database,
  customerId: string,
  now: Date,
): Promise<void> {
  const isTheirs = eq(subscriptions.customerId, customerId);
  await database.update(subscriptions).set({ syncedAt: now }).where(isTheirs);
}

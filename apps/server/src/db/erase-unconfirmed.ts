import { and, isNull, lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { newsletterSubscribers } from "./schema/newsletter-subscribers.ts";

const keptMs = 7 * 86_400_000;

/** Deletes the addresses that were asked by mail and not confirmed in time. Always the last piece. */
export async function eraseUnconfirmed(database: Database, now: Date): Promise<false> {
  const { askedAt, confirmedAt } = newsletterSubscribers;
  const isOver = lt(askedAt, new Date(now.getTime() - keptMs));
  await database.delete(newsletterSubscribers).where(and(isNull(confirmedAt), isOver));
  return false;
}

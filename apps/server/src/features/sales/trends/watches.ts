import { limits, type WatchedThing } from "@flipworth/contract";
import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { lockUser } from "../../../db/lock-user.ts";
import { trendDigests, watchedThings } from "../../../db/schema/watched-things.ts";
import type { EntryFacts, GuideReader } from "../../../guide-reader.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { rowsOfEntries } from "../prices/store.ts";
import { thingsOf } from "./market-trends.ts";
import { said, saidOfRecords } from "../../../words/errors.ts";

export type WatchesDeps = {
  database: Database;
  guide: GuideReader;
  /** Whether what people share counts on this server. */
  isSharing: boolean;
  /** ISO date. */
  today: () => string;
};

type WatchedRow = typeof watchedThings.$inferSelect;

export const watchedRows = (database: Database, ownerId: string): Promise<WatchedRow[]> =>
  database
    .select()
    .from(watchedThings)
    .where(eq(watchedThings.ownerId, ownerId))
    .orderBy(asc(watchedThings.watchedSince), asc(watchedThings.entryId));

/** What the person watches, with what it did. What the guide no longer lists is left out. */
export async function watchedBy(deps: WatchesDeps, ownerId: string): Promise<WatchedThing[]> {
  const { database, guide, isSharing, today } = deps;
  const watched = await watchedRows(database, ownerId);
  if (watched.length === 0) return [];
  const ids = watched.map(({ entryId }) => entryId);
  const [entries, rows] = await Promise.all([
    guide.findEntries(ids),
    rowsOfEntries(database, { ownerId, isSharing }, ids),
  ]);
  const facts = new Map(entries.map((entry): [string, EntryFacts] => [entry.entryId, entry]));
  const things = thingsOf(rows, entries, today());
  const moves = new Map(things.map(({ facts: { entryId }, move }) => [entryId, move]));
  return watched.flatMap(({ entryId, watchedSince }) => {
    const name = facts.get(entryId)?.name;
    if (name === undefined) return [];
    return { entryId, name, watchedSince, movement: moves.get(entryId)?.wire ?? null };
  });
}

/** Throws `not_found` and `conflict`; watching a thing twice changes nothing. */
export async function watch(deps: WatchesDeps, ownerId: string, entryId: string): Promise<void> {
  const { database, guide, today } = deps;
  const [entry] = await guide.findEntries([entryId]);
  if (entry === undefined) {
    throw new AppError("not_found", saidOfRecords("unknownThing"));
  }
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, ownerId);
    const [watched] = await transaction
      .select({ things: count() })
      .from(watchedThings)
      .where(eq(watchedThings.ownerId, ownerId));
    const kept = await transaction
      .insert(watchedThings)
      .values({ ownerId, entryId, watchedSince: today() })
      .onConflictDoNothing()
      .returning({ entryId: watchedThings.entryId });
    if (kept.length > 0 && (watched?.things ?? 0) >= limits.watchedThings) {
      throw new AppError("conflict", saidOfRecords("fullWatches", { count: limits.watchedThings }));
    }
  });
}

export async function stopWatching(database: Database, ownerId: string, entryId: string) {
  const isIt = and(eq(watchedThings.ownerId, ownerId), eq(watchedThings.entryId, entryId));
  await database.delete(watchedThings).where(isIt);
}

export async function hasDigest(database: Database, ownerId: string): Promise<boolean> {
  const rows = await database.select().from(trendDigests).where(eq(trendDigests.ownerId, ownerId));
  return rows.length > 0;
}

/** The first mail comes a week after it is turned on, or when something moves later. */
export async function turnDigestOn(database: Database, ownerId: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, ownerId);
    await transaction
      .insert(trendDigests)
      .values({ ownerId, lastLookedAt: now })
      .onConflictDoNothing();
  });
}

export async function turnDigestOff(database: Database, ownerId: string): Promise<void> {
  await database.delete(trendDigests).where(eq(trendDigests.ownerId, ownerId));
}

async function holdPerson(transaction: Database, ownerId: string): Promise<void> {
  if (!(await lockUser(transaction, ownerId))) {
    throw new AppError("not_signed_in", said("accountGone"));
  }
}

import type { SavedListing } from "@flipworth/contract";
import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { everyPage } from "../../db/every-page.ts";
import { listOrders, type ListQuery, type Place } from "../../db/list-page.ts";
import { profitOfRank } from "../../db/profit-rank.ts";
import { savedListings } from "../../db/schema/saved-listings.ts";
import { namesHave } from "../../db/title-search.ts";

type Row = typeof savedListings.$inferSelect;
export type NewListing = typeof savedListings.$inferInsert;

export async function insertListing(
  transaction: Database,
  listing: NewListing,
): Promise<SavedListing> {
  const [row] = await transaction.insert(savedListings).values(listing).returning();
  if (!row) throw new Error("An inserted listing came back as nothing");
  return listingToWire(row);
}

export async function findByKey(
  database: Database,
  ownerId: string,
  key: string,
): Promise<SavedListing | undefined> {
  const isIt = and(eq(savedListings.ownerId, ownerId), eq(savedListings.listingKey, key));
  const [row] = await database.select().from(savedListings).where(isIt);
  return row && listingToWire(row);
}

export async function countListings(database: Database, ownerId: string): Promise<number> {
  const isTheirs = eq(savedListings.ownerId, ownerId);
  const [row] = await database.select({ all: count() }).from(savedListings).where(isTheirs);
  return row?.all ?? 0;
}

/** True when it was there and theirs. */
export async function deleteListing(
  database: Database,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const gone = await database
    .delete(savedListings)
    .where(isOne(ownerId, id))
    .returning({ id: savedListings.id });
  return gone.length > 0;
}

export async function findPlace(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Place | undefined> {
  const { createdAt, profitRank } = savedListings;
  const [row] = await database
    .select({ id: savedListings.id, createdAt, profitRank })
    .from(savedListings)
    .where(isOne(ownerId, id));
  return row;
}

/** One page by key: the index leads straight to its first row, however long the list is. */
export async function listListings(database: Database, query: ListQuery): Promise<SavedListing[]> {
  return (await selectPage(database, query)).map(listingToWire);
}

/** All of a person's, newest first, a page at a time. */
export async function* everyListing(
  database: Database,
  ownerId: string,
): AsyncGenerator<SavedListing[]> {
  const pages = everyPage<Row>((after, limit) =>
    selectPage(database, { ownerId, after, limit, search: "", sort: "newest" }),
  );
  for await (const page of pages) yield page.map(listingToWire);
}

function selectPage(database: Database, query: ListQuery): Promise<Row[]> {
  const { ownerId, after, limit, search, sort } = query;
  const { isAfter, order } = orders[sort];
  const isTheirs = eq(savedListings.ownerId, ownerId);
  const names = [savedListings.title, savedListings.listingTitle];
  return database
    .select()
    .from(savedListings)
    .where(and(isTheirs, after && isAfter(after), namesHave(names, search)))
    .orderBy(...order)
    .limit(limit);
}

const isOne = (ownerId: string, id: string) =>
  and(eq(savedListings.ownerId, ownerId), eq(savedListings.id, id));

const orders = listOrders(savedListings);

function listingToWire(row: Row): SavedListing {
  return {
    id: row.id,
    title: row.title,
    listingTitle: row.listingTitle,
    price: row.priceCents === null ? null : row.priceCents / 100,
    condition: row.condition,
    marketValue: row.marketValue,
    profitPotential: row.profitPotential,
    cents: {
      marketLow: row.marketLowCents,
      marketHigh: row.marketHighCents,
      profit: profitOfRank(row.profitRank),
    },
    recommendation: row.recommendation,
    verdict: row.verdict,
    marketplaceUrl: row.marketplaceUrl,
    marketplaceItemId: row.marketplaceItemId,
    analysisId: row.analysisId,
    createdAt: row.createdAt.toISOString(),
  };
}

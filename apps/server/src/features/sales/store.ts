import type { RecordedSale } from "@flipworth/contract";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { everyPage } from "../../db/every-page.ts";
import { sales } from "../../db/schema/sales.ts";

export const pageSize = 100;

type Row = typeof sales.$inferSelect;
export type Place = { happenedOn: string; id: string };

const isOne = (ownerId: string, id: string) => and(eq(sales.ownerId, ownerId), eq(sales.id, id));

export async function findSale(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Place | undefined> {
  const { happenedOn } = sales;
  const [row] = await database
    .select({ id: sales.id, happenedOn })
    .from(sales)
    .where(isOne(ownerId, id));
  return row;
}

export async function findByKey(
  database: Database,
  ownerId: string,
  key: string,
): Promise<RecordedSale | undefined> {
  const [row] = await database
    .select()
    .from(sales)
    .where(and(eq(sales.ownerId, ownerId), eq(sales.saleKey, key)));
  return row && saleToWire(row);
}

export async function listSales(
  database: Database,
  ownerId: string,
  after?: Place,
): Promise<RecordedSale[]> {
  return (await selectPage(database, ownerId, { after, limit: pageSize })).map(saleToWire);
}

/** All of a person's, newest first, a page at a time. */
export async function* everySale(
  database: Database,
  ownerId: string,
): AsyncGenerator<RecordedSale[]> {
  const pages = everyPage<Row>((after, limit) => selectPage(database, ownerId, { after, limit }));
  for await (const page of pages) yield page.map(saleToWire);
}

export async function countSales(database: Database, ownerId: string): Promise<number> {
  const [row] = await database
    .select({ all: count() })
    .from(sales)
    .where(eq(sales.ownerId, ownerId));
  return row?.all ?? 0;
}

export async function hasSales(database: Database, ownerId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: sales.id })
    .from(sales)
    .where(eq(sales.ownerId, ownerId))
    .limit(1);
  return row !== undefined;
}

/** True when it was there and theirs. */
export async function strikeOut(database: Database, ownerId: string, id: string): Promise<boolean> {
  const struck = await database
    .update(sales)
    .set({ isStruckOut: true })
    .where(isOne(ownerId, id))
    .returning({ id: sales.id });
  return struck.length > 0;
}

type Page = { after: Place | undefined; limit: number };

function selectPage(database: Database, ownerId: string, { after, limit }: Page): Promise<Row[]> {
  const isAfter =
    after && sql`(${sales.happenedOn}, ${sales.id}) < (${after.happenedOn}, ${after.id})`;
  return database
    .select()
    .from(sales)
    .where(and(eq(sales.ownerId, ownerId), isAfter))
    .orderBy(desc(sales.happenedOn), desc(sales.id))
    .limit(limit);
}

function saleToWire(row: Row): RecordedSale {
  return {
    id: row.id,
    title: row.title,
    price: row.priceCents / 100,
    shippingDollars: row.shippingCents === null ? null : row.shippingCents / 100,
    kind: row.kind,
    condition: row.condition,
    date: row.happenedOn,
    firstSeenOn: row.firstSeenOn,
    marketplace: row.marketplace,
    itemId: row.itemId,
    origin: row.origin,
    isStruckOut: row.isStruckOut,
  };
}

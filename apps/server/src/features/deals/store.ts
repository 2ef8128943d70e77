import { randomUUID } from "node:crypto";
import { type Deal, type DealChange, openDealStages } from "@flipworth/contract";
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { everyPage } from "../../db/every-page.ts";
import { dealChanges, dealReceipts } from "../../db/schema/deal-records.ts";
import { deals } from "../../db/schema/deals.ts";
import { namesHave } from "../../db/title-search.ts";
import { type DealRow, dealToWire, type ReadDeal } from "./deal-row.ts";

export const pageSize = 50;
const changesShown = 100;

const isOne = (ownerId: string, id: string) => and(eq(deals.ownerId, ownerId), eq(deals.id, id));
const piecesOf = (ownerId: string, id: string) =>
  and(eq(deals.ownerId, ownerId), eq(deals.lotId, id));
const isOpen = inArray(deals.stage, [...openDealStages]);
const hasReceipt = sql<boolean>`exists (
  select 1 from ${dealReceipts} where ${dealReceipts.dealId} = ${deals.id})`;

const shown = {
  open: isOpen,
  sold: eq(deals.stage, "sold"),
  closed: inArray(deals.stage, ["kept", "given_away", "split"]),
  all: undefined,
} as const satisfies Record<string, SQL | undefined>;

export type ListQuery = {
  show: keyof typeof shown;
  search: string;
  after: Pick<DealRow, "createdAt" | "id"> | undefined;
  limit: number;
};

export async function findDeal(
  database: Database,
  ownerId: string,
  id: string,
): Promise<ReadDeal | undefined> {
  const [row] = await database
    .select({ deal: deals, hasReceipt })
    .from(deals)
    .where(isOne(ownerId, id));
  return row && { ...row.deal, hasReceipt: row.hasReceipt };
}

export async function findByRequestKey(
  database: Database,
  ownerId: string,
  key: string,
): Promise<ReadDeal | undefined> {
  const [row] = await database
    .select({ deal: deals, hasReceipt })
    .from(deals)
    .where(and(eq(deals.ownerId, ownerId), eq(deals.requestKey, key)));
  return row && { ...row.deal, hasReceipt: row.hasReceipt };
}

export async function selectDeals(
  database: Database,
  ownerId: string,
  { show, search, after, limit }: ListQuery,
): Promise<ReadDeal[]> {
  const isAfter =
    after &&
    sql`(${deals.createdAt}, ${deals.id}) < (${after.createdAt.toISOString()}, ${after.id})`;
  const names = [deals.title, deals.sku];
  const rows = await database
    .select({ deal: deals, hasReceipt })
    .from(deals)
    .where(and(eq(deals.ownerId, ownerId), shown[show], isAfter, namesHave(names, search)))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.deal, hasReceipt: row.hasReceipt }));
}

/** What a lot was split into at that time, in its order: what was sold of it before is none of it. */
export async function itemsOfLot(
  database: Database,
  { ownerId, id }: Pick<DealRow, "ownerId" | "id">,
  splitAt: Date,
): Promise<ReadDeal[]> {
  const rows = await database
    .select({ deal: deals, hasReceipt })
    .from(deals)
    .where(and(piecesOf(ownerId, id), gte(deals.createdAt, splitAt)))
    .orderBy(desc(deals.createdAt));
  return rows.map((row) => ({ ...row.deal, hasReceipt: row.hasReceipt }));
}

/** All of a person's, newest first, a page at a time. */
export async function* everyDeal(
  database: Database,
  ownerId: string,
  today: string,
): AsyncGenerator<Deal[]> {
  const pages = everyPage<ReadDeal>((after, limit) =>
    selectDeals(database, ownerId, { show: "all", search: "", after, limit }),
  );
  for await (const page of pages) yield page.map((row) => dealToWire(row, today));
}

export async function countDeals(database: Database, ownerId: string) {
  const [row] = await database
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      sold: sql<number>`count(*) filter (where ${shown.sold})::int`,
    })
    .from(deals)
    .where(eq(deals.ownerId, ownerId));
  return row ?? { all: 0, open: 0, sold: 0 };
}

export async function insertDeals(
  transaction: Database,
  rows: readonly (typeof deals.$inferInsert)[],
): Promise<void> {
  await transaction.insert(deals).values([...rows]);
}

type Changed = {
  before: DealRow;
  change: Partial<DealRow>;
  what: string;
  by: string | null;
  now: Date;
};

/** Writes a change with its history. The caller holds the lock on the person. */
export async function changeDeal(
  transaction: Database,
  { before, change, what, by, now }: Changed,
): Promise<void> {
  const revision = before.revision + 1;
  await transaction
    .update(deals)
    .set({ ...change, revision, updatedAt: now })
    .where(isOne(before.ownerId, before.id));
  const fields = differences(before, change);
  await transaction
    .insert(dealChanges)
    .values({ id: randomUUID(), dealId: before.id, at: now, what, by, fields });
}

/** The fields that differ, before and after. */
export function differences(
  before: DealRow,
  change: Partial<DealRow>,
): Record<string, [unknown, unknown]> {
  const was: Record<string, unknown> = before;
  const pairs = Object.entries(change)
    .filter(([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value))
    .map(([name, value]): [string, [unknown, unknown]] => [name, [was[name], value]]);
  return Object.fromEntries(pairs);
}

export async function changesOf(database: Database, dealId: string): Promise<DealChange[]> {
  const rows = await database
    .select()
    .from(dealChanges)
    .where(eq(dealChanges.dealId, dealId))
    .orderBy(desc(dealChanges.at))
    .limit(changesShown);
  return rows.map(changeToWire);
}

function changeToWire({ at, what, by, fields }: typeof dealChanges.$inferSelect): DealChange {
  return { at: at.toISOString(), what, ...(by !== null && { by }), fields };
}

const changesAtOnce = 500;

/** The whole history of all of a person's deals, a page at a time. */
export async function* everyChange(
  database: Database,
  ownerId: string,
): AsyncGenerator<(DealChange & { dealId: string })[]> {
  let isAfter: SQL | undefined;
  for (;;) {
    const rows = await database
      .select({ change: dealChanges })
      .from(dealChanges)
      .innerJoin(deals, eq(deals.id, dealChanges.dealId))
      .where(and(eq(deals.ownerId, ownerId), isAfter))
      .orderBy(asc(dealChanges.dealId), asc(dealChanges.at), asc(dealChanges.id))
      .limit(changesAtOnce);
    yield rows.map(({ change }) => ({ dealId: change.dealId, ...changeToWire(change) }));
    const last = rows.at(-1)?.change;
    if (last === undefined || rows.length < changesAtOnce) return;
    isAfter = sql`(${dealChanges.dealId}, ${dealChanges.at}, ${dealChanges.id})
      > (${last.dealId}, ${last.at.toISOString()}, ${last.id})`;
  }
}

/** Remembers which line of a file sold a deal, however its sale is corrected afterwards. */
export async function noteImported(transaction: Database, id: string, key: string): Promise<void> {
  const importKeys = sql`array_append(${deals.importKeys}, ${key})`;
  await transaction.update(deals).set({ importKeys }).where(eq(deals.id, id));
}

export async function hasPieces(
  database: Database,
  { ownerId, id }: Pick<DealRow, "ownerId" | "id">,
): Promise<boolean> {
  const [piece] = await database
    .select({ id: deals.id })
    .from(deals)
    .where(piecesOf(ownerId, id))
    .limit(1);
  return piece !== undefined;
}

/** What came from it comes from its own lot then, so that a chain of lots has no gap. */
export async function removeDeal(
  transaction: Database,
  { ownerId, id, lotId }: Pick<DealRow, "ownerId" | "id" | "lotId">,
): Promise<void> {
  await transaction.update(deals).set({ lotId }).where(piecesOf(ownerId, id));
  await transaction.delete(deals).where(isOne(ownerId, id));
}

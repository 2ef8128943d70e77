import { fewestContributors } from "@flipworth/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../db/client.ts";

export type PriceRow = {
  id: string;
  entryId: string;
  title: string;
  price: number;
  kind: "sold" | "ask";
  grade: string | null;
  marketplace: string;
  date: string;
  firstSeenOn: string;
  isOwn: boolean;
};

export type Reach = {
  ownerId: string;
  /** Whether what others share counts on this server. */
  isSharing: boolean;
};

/** A page of a thing or a category is made of the latest so many. */
const mostRows = 3_000;
/** What moves among all things is told of the latest so many. */
const mostRowsOfAll = 20_000;
/** Two years of each month of the year. */
const monthsOfTrends = 27;

const Row = z.object({
  id: z.string(),
  entry_id: z.string(),
  title: z.string(),
  price_cents: z.number(),
  kind: z.enum(["sold", "ask"]),
  grade: z.string().nullable(),
  marketplace: z.string(),
  happened_on: z.string(),
  first_seen_on: z.string(),
  contributor: z.string().nullable(),
  sale_key: z.string(),
});
type Row = z.infer<typeof Row>;

export const rowsOfEntry = (database: Database, reach: Reach, entryId: string) =>
  readRows(database, reach, { which: sql`entry_id = ${entryId}` });

export const rowsOfCategory = (database: Database, reach: Reach, category: string) =>
  readRows(database, reach, { which: sql`category = ${category} and entry_id is not null` });

export const rowsOfEntries = (database: Database, reach: Reach, entryIds: readonly string[]) =>
  readRows(database, reach, {
    which: sql`entry_id = any(${sql.param(entryIds)})`,
    limit: mostRowsOfAll,
  });

/** Of all things, back from `today` as far as a movement looks. */
export const rowsOfMonths = (database: Database, reach: Reach, today: string) =>
  readRows(database, reach, {
    which: sql`entry_id is not null
      and happened_on > ${today}::date - make_interval(months => ${monthsOfTrends})`,
    limit: mostRowsOfAll,
  });

/** The person's own sales and, where enough people share some of the same thing, those. Each once. */
async function readRows(
  database: Database,
  { ownerId, isSharing }: Reach,
  { which, limit = mostRows }: { which: SQL; limit?: number },
): Promise<PriceRow[]> {
  const whose = isSharing
    ? sql`(owner_id = ${ownerId} or owner_id is null)`
    : sql`owner_id = ${ownerId}`;
  const { rows } = await database.execute(sql`
    select id, entry_id, title, price_cents, kind, grade, marketplace, happened_on::text,
      first_seen_on::text, contributor, sale_key
    from sales where ${which} and ${whose} and not is_struck_out and currency = 'USD'
    order by happened_on desc, id desc limit ${limit}`);
  return countedRows(rows.map((row) => Row.parse(row))).map(toPriceRow);
}

function countedRows(rows: readonly Row[]): Row[] {
  const people = new Map<string, Set<string>>();
  for (const { entry_id, contributor } of rows) {
    if (contributor === null) continue;
    people.set(entry_id, (people.get(entry_id) ?? new Set()).add(contributor));
  }
  const once = new Map<string, Row>();
  // Own ones first, so that what one has shared oneself does not stand for another's.
  for (const row of [...rows].toSorted(ownFirst)) {
    const isEnough = (people.get(row.entry_id)?.size ?? 0) >= fewestContributors;
    const counts = row.contributor === null || isEnough;
    if (counts && !once.has(row.sale_key)) once.set(row.sale_key, row);
  }
  return [...once.values()].toSorted((a, b) => b.happened_on.localeCompare(a.happened_on));
}

const ownFirst = (a: Row, b: Row) =>
  Number(a.contributor !== null) - Number(b.contributor !== null);

function toPriceRow(row: Row): PriceRow {
  return {
    id: row.id,
    entryId: row.entry_id,
    title: row.title,
    price: row.price_cents / 100,
    kind: row.kind,
    grade: row.grade,
    marketplace: row.marketplace,
    date: row.happened_on,
    firstSeenOn: row.first_seen_on,
    isOwn: row.contributor === null,
  };
}

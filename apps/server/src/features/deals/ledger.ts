import { openDealStages, stockDealStages } from "@flipworth/contract";
import { inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { deals } from "../../db/schema/deals.ts";
import type { LedgerDeal } from "./money/deal-money.ts";

type LedgerField = keyof LedgerDeal;

type Asked<Field extends LedgerField> = {
  ownerId: string;
  /** A report reads what it sums up: each field of ten thousand deals takes its milliseconds. */
  fields: readonly Field[];
  only?: SQL;
};

/**
 * Everything that has money in it, as the ledger reads it. A split lot has none left. It comes as one
 * text put together from the columns as they are stored, and is parsed once: at ten thousand deals
 * PostgreSQL needs three times as long to build JSON of them, and longer still to look into theirs.
 */
export async function ledgerOf<const Field extends LedgerField>(
  database: Database,
  { ownerId, fields, only = sql`true` }: Asked<Field>,
): Promise<Pick<LedgerDeal, Field>[]> {
  const parts = fields.map((field) => sql`${sql.raw(`'"${field}":'`)}, ${texts[field]}`);
  const { rows } = await database.execute<{ ledger: string }>(sql`
    select '[' || coalesce(string_agg(concat('{', ${sql.join(parts, sql`, ',', `)}, '}'), ','), '') || ']' as ledger
    from ${deals} where ${deals.ownerId} = ${ownerId} and ${ne(deals.stage, "split")} and ${only}`);
  // Safe because the query above builds exactly these fields.
  return JSON.parse(rows[0]?.ledger ?? "[]") as Pick<LedgerDeal, Field>[];
}

const orNull = (text: SQL) => sql`coalesce(${text}, 'null')`;
/** For days, ids and stages, which have nothing to escape. */
const quoted = (column: unknown) => sql`'"' || ${column} || '"'`;

const texts: Record<LedgerField, SQL> = {
  id: quoted(deals.id),
  title: sql`to_json(${deals.title})`,
  stage: quoted(deals.stage),
  quantity: sql`${deals.quantity}`,
  category: orNull(sql`to_json(${deals.category})::text`),
  source: sql`to_json(${deals.source})`,
  boughtOn: orNull(quoted(deals.boughtOn)),
  closedOn: orNull(quoted(deals.closedOn)),
  priceCents: orNull(sql`${deals.priceCents}::text`),
  costs: sql`${deals.costs}`,
  listings: sql`${deals.listings}`,
  sale: orNull(sql`${deals.sale}::text`),
  returns: sql`${deals.returns}`,
  prediction: orNull(sql`${deals.prediction}::text`),
  createdOn: quoted(sql`(${deals.createdAt} at time zone 'UTC')::date`),
};

export const inStock = inArray(deals.stage, [...stockDealStages]);

/** Sold after we had judged it; of those the last ones, if a number is given. */
export const isJudged = sql`stage = 'sold' and prediction is not null`;

export const lastJudged = (ownerId: string, limit: number) => sql`${deals.id} in (
  select id from ${deals} where ${deals.ownerId} = ${ownerId} and ${isJudged}
  order by ${deals.closedOn} desc, ${deals.id} limit ${limit})`;

/**
 * What a day's tasks and its month's money can come from: what is open, what is still listed
 * somewhere, what has no cost yet, and what names the month. It may hold more; years that are over cost nothing.
 */
export const mattersOn = (today: string) => sql`(
  ${inArray(deals.stage, [...openDealStages])}
  or ${deals.stage} = 'sold' and ${deals.priceCents} is null
  or ${deals.listings}::text like '%"active"%'
  or concat(${deals.boughtOn}, ${deals.closedOn}, ${deals.costs}, ${deals.sale}, ${deals.returns})
    like ${`%${today.slice(0, 7)}-%`})`;

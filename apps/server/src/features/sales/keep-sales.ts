import { createHash, randomUUID } from "node:crypto";
import { type Cents, saleWords } from "@flipworth/engine";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sales } from "../../db/schema/sales.ts";

/** Whose a sale is: a person's own, or everybody's with a name that leads to nobody. */
export type Keeper = { ownerId: string } | { contributor: string };

export type SaleToKeep = {
  title: string;
  priceCents: Cents;
  kind: "sold" | "ask";
  condition: string | null;
  section: string | null;
  shippingCents: Cents | null;
  /** ISO date of the sale; of an ask the day on which it is seen. */
  date: string;
  marketplace: string;
  itemId: string | null;
  origin: "page" | "own" | "import";
};

/** Stands among the words of a person's own rows, so that one index finds theirs alone. */
export const ownWord = (ownerId: string) => `@${ownerId}`;

type Batch = {
  given: readonly SaleToKeep[];
  importId?: string | null;
  /** Told how many are written so far. */
  onKept?: ((kept: number) => void) | undefined;
};

/** Between two lots other requests go first. */
const rowsAtOnce = 250;

/**
 * Keeps what is new and answers how many that were. An ask that is seen again, or sold since, is
 * the same row, which from then on tells how long it was on the market.
 */
export async function keepSales(
  database: Database,
  keeper: Keeper,
  { given, importId = null, onKept }: Batch,
): Promise<number> {
  let added = 0;
  for (let at = 0; at < given.length; at += rowsAtOnce) {
    const lot = given.slice(at, at + rowsAtOnce);
    // One statement cannot touch a row twice.
    const once = [...new Map(lot.map((sale) => [saleKey(sale), sale])).values()];
    const rows = once.map((sale) => rowOf(sale, { keeper, importId }));
    added += await insertRows(database, keeper, rows);
    onKept?.(at + lot.length);
  }
  return added;
}

type Row = typeof sales.$inferInsert;

function rowOf(
  sale: SaleToKeep,
  { keeper, importId }: { keeper: Keeper; importId: string | null },
): Row {
  const { date, ...facts } = sale;
  const owner = "ownerId" in keeper ? [ownWord(keeper.ownerId)] : [];
  return {
    ...facts,
    ...keeper,
    id: randomUUID(),
    saleKey: saleKey(sale),
    words: [...saleWords(sale.title), ...owner],
    currency: "USD",
    happenedOn: date,
    firstSeenOn: date,
    importId,
  };
}

/** As JSON in one parameter: building a parameter for each value holds up the thread that answers requests. */
async function insertRows(database: Database, keeper: Keeper, rows: Row[]): Promise<number> {
  const target = sql.raw(
    "ownerId" in keeper
      ? "(owner_id, sale_key) where owner_id is not null"
      : "(sale_key, contributor) where owner_id is null",
  );
  const { rows: written } = await database.execute<{ is_new: boolean }>(sql`
    insert into sales (id, owner_id, contributor, sale_key, title, words, price_cents, currency, kind,
      condition, section, shipping_cents, happened_on, first_seen_on, marketplace, item_id, origin, import_id)
    select id, "ownerId", contributor, "saleKey", title, array(select jsonb_array_elements_text(words)),
      "priceCents", currency, kind, condition, section, "shippingCents", "happenedOn", "firstSeenOn",
      marketplace, "itemId", origin, "importId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, "ownerId" uuid,
      contributor text, "saleKey" text, title text, words jsonb, "priceCents" int, currency text, kind text,
      condition text, section text, "shippingCents" int, "happenedOn" date, "firstSeenOn" date,
      marketplace text, "itemId" text, origin text, "importId" uuid)
    on conflict ${target} do update set kind = excluded.kind, price_cents = excluded.price_cents,
      happened_on = greatest(sales.happened_on, excluded.happened_on)
    -- A sale stays as it is; only an offer changes.
    where sales.kind = 'ask'
    -- xmax is 0 in a row that was inserted, not updated.
    returning (xmax = 0) as is_new`);
  return written.filter(({ is_new }) => is_new).length;
}

/** The marketplace's number where it is known; else a sale by title, price and day, an ask by title and price. */
export function saleKey({
  marketplace,
  itemId,
  title,
  priceCents,
  date,
  kind,
}: SaleToKeep): string {
  const parts =
    itemId === null
      ? [title.trim().toLowerCase(), priceCents, kind === "sold" ? date : "ask"]
      : [marketplace, itemId];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 32);
}

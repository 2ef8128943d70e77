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

const rowsAtOnce = 1_000;

/**
 * Keeps what is new and answers how many that were. An ask that is seen again, or sold since, is
 * the same row, which from then on tells how long it was on the market.
 */
export async function keepSales(
  database: Database,
  keeper: Keeper,
  { given, importId = null, onKept }: Batch,
): Promise<number> {
  // One statement cannot touch a row twice.
  const once = [...new Map(given.map((sale) => [saleKey(sale), sale])).values()];
  let added = 0;
  for (let at = 0; at < once.length; at += rowsAtOnce) {
    const rows = once.slice(at, at + rowsAtOnce).map((sale) => rowOf(sale, { keeper, importId }));
    added += await insertRows(database, keeper, rows);
    onKept?.(at + rows.length);
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

async function insertRows(database: Database, keeper: Keeper, rows: Row[]): Promise<number> {
  const isOwn = "ownerId" in keeper;
  const written = await database
    .insert(sales)
    .values(rows)
    .onConflictDoUpdate({
      target: isOwn ? [sales.ownerId, sales.saleKey] : [sales.saleKey, sales.contributor],
      targetWhere: isOwn ? sql`owner_id is not null` : sql`owner_id is null`,
      set: {
        kind: sql`excluded.kind`,
        priceCents: sql`excluded.price_cents`,
        happenedOn: sql`greatest(${sales.happenedOn}, excluded.happened_on)`,
      },
      // A sale stays as it is; only an offer changes.
      setWhere: sql`${sales.kind} = 'ask'`,
    })
    // xmax is 0 in a row that was inserted, not updated.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return written.filter(({ isNew }) => isNew).length;
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

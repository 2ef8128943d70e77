import { eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { deals } from "../../../db/schema/deals.ts";
import { stockLabel } from "../../../stock-label.ts";
import type { LedgerLine } from "./read-deals-file.ts";

/** What an import finds of its lines in the ledger. Each deal and each sale is taken once. */
export type LedgerIndex = {
  /** An earlier import brought it. */
  hasKey: (requestKey: string) => boolean;
  /** True when the person has entered this sale already, or a sale from stock that was undone since. */
  takeSold: (line: LedgerLine) => boolean;
  /** The deal in stock that the line names by its SKU or item number. */
  takeStock: (line: LedgerLine) => string | undefined;
};

/** Of the request keys of deals that an import made. */
export const importKeyStart = "import:";

/** Shorter ones stand in addresses for other things. */
const leastItemNumber = 8;

export async function knownSales(database: Database, ownerId: string): Promise<LedgerIndex> {
  const all = await rowsOf(database, ownerId);
  const keys = new Set(all.flatMap(({ requestKey, importKeys }) => [requestKey, ...importKeys]));
  // A lot's sales are among its items now.
  const rows = all.filter(({ stage }) => stage !== "split");
  const entered = rows.filter(({ requestKey }) => requestKey?.startsWith(importKeyStart) !== true);
  // Those that an import brought are known by its keys; they are the earlier ones.
  const sales = entered.flatMap((row) =>
    [...row.returns, ...(row.sale ? [row.sale] : [])]
      .slice(row.importKeys.length)
      .map((sale) => ({ row, sale })),
  );
  const byDayAndPrice = Map.groupBy(sales, ({ sale }) => `${sale.soldOn} ${sale.priceCents}`);
  const stock = rows.filter(
    ({ stage, quantity }) => (stage === "listed" || stage === "bought") && quantity === 1,
  );
  const taken = new Set<unknown>();
  const take = <One>(found: One | undefined) => {
    if (found !== undefined) taken.add(found);
    return found;
  };
  return {
    hasKey: (requestKey) => keys.has(requestKey),
    takeSold: (line) => {
      const alike = byDayAndPrice.get(`${line.sale.date} ${line.sale.priceCents}`) ?? [];
      const found = alike.find((one) => !taken.has(one) && isSame(one.row, line));
      return take(found) !== undefined;
    },
    takeStock: (line) => {
      const found = stock.find(
        (row) => !taken.has(row) && isNamed(row, line) && (row.boughtOn ?? "") <= line.sale.date,
      );
      return take(found)?.id;
    },
  };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const rowsOf = (database: Database, ownerId: string) =>
  database
    .select({
      id: deals.id,
      title: deals.title,
      sku: deals.sku,
      stage: deals.stage,
      quantity: deals.quantity,
      boughtOn: deals.boughtOn,
      listings: deals.listings,
      sale: deals.sale,
      returns: deals.returns,
      requestKey: deals.requestKey,
      importKeys: deals.importKeys,
    })
    .from(deals)
    .where(eq(deals.ownerId, ownerId));

const plain = (title: string) => title.trim().toLowerCase();

const isSame = (row: Row, line: LedgerLine) =>
  plain(row.title) === plain(line.sale.title) || isNamed(row, line);

function isNamed(row: Row, { sale: { itemId }, ledger }: LedgerLine): boolean {
  if (plain(stockLabel(row)) === plain(ledger.sku)) return true;
  const { listings } = row;
  if (itemId === null || itemId.length < leastItemNumber) return false;
  return listings.some(({ url }) => url?.includes(itemId) === true);
}

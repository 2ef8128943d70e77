import { limits } from "@flipworth/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { sales } from "../../db/schema/sales.ts";
import { keepSales, saleKey, type SaleToKeep } from "./keep-sales.ts";
import { countSales } from "./store.ts";

const leastCents = 100;

/**
 * Remembers what a person sold out of their own ledger. A sale that they corrected takes the place of
 * the one before, which has the same number; what they struck out stays so. Once a person has as many
 * sales as are kept, theirs are left out, because their ledger must not fail for it.
 */
export async function rememberSold(
  transaction: Database,
  ownerId: string,
  sold: readonly Omit<SaleToKeep, "kind" | "origin">[],
): Promise<void> {
  const given = sold
    .filter(({ priceCents }) => priceCents >= leastCents)
    .map((sale): SaleToKeep => ({ ...sale, kind: "sold", origin: "own" }));
  if (given.length === 0) return;
  if ((await countSales(transaction, ownerId)) + given.length > limits.recordedSales) return;
  await transaction
    .delete(sales)
    .where(
      and(
        eq(sales.ownerId, ownerId),
        eq(sales.origin, "own"),
        eq(sales.isStruckOut, false),
        inArray(sales.saleKey, given.map(saleKey)),
      ),
    );
  await keepSales(transaction, { ownerId }, { given });
}

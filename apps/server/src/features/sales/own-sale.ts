import type { NewSale } from "@flipworth/contract";
import { centsFromDollars } from "@flipworth/engine";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { assertRoom } from "./import-sales.ts";
import { keepSales, saleKey, type SaleToKeep } from "./keep-sales.ts";
import { findByKey } from "./store.ts";

type Given = { ownerId: string; sale: ReturnType<typeof NewSale.parse>; now: Date };

/** Keeps a sale of one's own. */
export async function recordSale(database: Database, { ownerId, sale: given, now }: Given) {
  if (given.date > isoDay(now))
    throw new AppError("invalid_request", "date: must not be in the future.");
  const sale = ownSale(given);
  await assertRoom(database, { ownerId, more: 1 });
  await keepSales(database, { ownerId }, { given: [sale] });
  const kept = await findByKey(database, ownerId, saleKey(sale));
  if (kept === undefined) throw new Error("A sale that was kept is not there");
  return kept;
}

function ownSale({
  price,
  shippingDollars,
  ...sale
}: ReturnType<typeof NewSale.parse>): SaleToKeep {
  return {
    ...sale,
    priceCents: centsFromDollars(price),
    shippingCents: shippingDollars === null ? null : centsFromDollars(shippingDollars),
    kind: "sold",
    section: null,
    origin: "own",
  };
}

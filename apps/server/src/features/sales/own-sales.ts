import type { Database } from "../../db/client.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { findSale, listSales, pageSize, strikeOut } from "./store.ts";
import { saidOfRecords } from "../../words/errors.ts";

/** A page of the person's own sales, and behind which sale the next one begins. */
export async function pageOfSales(database: Database, ownerId: string, before?: string) {
  const after = before === undefined ? undefined : await placeOf(database, ownerId, before);
  const rows = await listSales(database, ownerId, after);
  return { rows, next: rows.length < pageSize ? undefined : rows.at(-1)?.id };
}

async function placeOf(database: Database, ownerId: string, id: string) {
  const place = isUuid(id) ? await findSale(database, ownerId, id) : undefined;
  if (place === undefined) throw noSuchSale();
  return place;
}

/** Strikes out one of the person's own sales. Throws `not_found`. */
export async function removeSale(database: Database, ownerId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await strikeOut(database, ownerId, id))) throw noSuchSale();
}

const noSuchSale = () => new AppError("not_found", saidOfRecords("noSuchSale"));

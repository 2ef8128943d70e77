import type { DealsImport, DealsImported, SellingPlatform } from "@flipworth/contract";
import type { z } from "zod";
import { isoDay } from "../../../calendar-days.ts";
import type { Database } from "../../../db/client.ts";
import { refuseField } from "../deal-rules.ts";
import { type ImportedRow, numberedKeys, rowOf, soldFrom } from "./imported-row.ts";
import { knownSales, type LedgerIndex } from "./known-sales.ts";
import { type LedgerLine, readDealsFile } from "./read-deals-file.ts";
import { type RememberedDeal, rememberedDeal } from "../remembered-deal.ts";
import { sellAll, type Sold } from "../sell-deal.ts";
import { insertDeals, noteImported } from "../store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "../write-deals.ts";

type Given = { ownerId: string; file: z.output<typeof DealsImport>; by: string | null };

const rowsAtOnce = 500;

/**
 * Reads a marketplace's file of sold items into the ledger, all of it or nothing. A line is the sale of
 * what stands in stock under its SKU or item number, else a deal of its own; what the ledger has
 * already is left as it is, so that the same file again changes nothing.
 */
export async function importDeals(
  deps: DealWriteDeps,
  { ownerId, file, by }: Given,
): Promise<DealsImported> {
  const now = deps.clock();
  const { lines, told } = await readDealsFile(file, isoDay(now));
  if (file.isPreview) return { ...told, added: null, sold: null, known: null };
  const platform = told.platform ?? file.platform;
  if (platform === undefined) refuseField("platform", "must say where they sold");
  const counts = await writeDeals(deps, ownerId, (transaction) =>
    keepLines(transaction, deps, { ownerId, lines, platform, by, now }),
  );
  return { ...told, ...counts };
}

type Keeping = {
  ownerId: string;
  lines: readonly LedgerLine[];
  platform: SellingPlatform;
  by: string | null;
  now: Date;
};

async function keepLines(
  transaction: Database,
  { rememberSold }: Pick<DealWriteDeps, "rememberSold">,
  { ownerId, lines, platform, by, now }: Keeping,
) {
  const index = await knownSales(transaction, ownerId);
  const keyOf = numberedKeys(platform);
  const rows: ImportedRow[] = [];
  const remembered: RememberedDeal[] = [];
  let [sold, known] = [0, 0];
  for (const line of lines) {
    const requestKey = keyOf(line.sale);
    const sale = soldFrom(line, platform);
    if (index.hasKey(requestKey) || index.takeSold(line)) known += 1;
    else if (await sellFromStock(transaction, { ownerId, index, line, sale, requestKey, by, now }))
      sold += 1;
    else {
      const row = rowOf(line, { ownerId, requestKey, sale, now });
      rows.push(row);
      remembered.push(...rememberedDeal({ ...row, itemId: line.sale.itemId }));
    }
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insertDeals(transaction, rows.slice(at, at + rowsAtOnce));
  }
  await rememberSold(transaction, ownerId, remembered);
  return { added: rows.length, sold, known };
}

type FromStock = Pick<Keeping, "ownerId" | "by" | "now"> & {
  index: LedgerIndex;
  line: LedgerLine;
  sale: Sold;
  requestKey: string;
};

/** True when it was in stock and is sold now. */
async function sellFromStock(
  transaction: Database,
  { ownerId, index, line, sale, requestKey, by, now }: FromStock,
): Promise<boolean> {
  const id = index.takeStock(line);
  if (id === undefined) return false;
  const deal = await getDealRow(transaction, ownerId, id);
  await sellAll(transaction, { deal, sale, by, now });
  await noteImported(transaction, id, requestKey);
  return true;
}

import { createHash, randomUUID } from "node:crypto";
import type { DealsImport, DealsImported, SellingPlatform } from "@flipworth/contract";
import type { ImportedLedger, ImportedSale, ImportedTable } from "@flipworth/engine";
import type { z } from "zod";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { readSalesFile } from "../../sales-files/read-sales-file.ts";
import { importKeyStart, knownSales, type LedgerIndex } from "./known-sales.ts";
import { saleOf, sellAll, type Sold } from "./sell-deal.ts";
import { insertDeals } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";

type Given = { ownerId: string; file: z.output<typeof DealsImport> };
type Line = { line: number; sale: ImportedSale; ledger: ImportedLedger };

const sampleLines = 10;
const badLinesShown = 100;
const rowsAtOnce = 500;

/**
 * Reads a marketplace's file of sold items into the ledger, all of it or nothing. A line is the sale of
 * what stands in stock under its SKU or item number, else a deal of its own; what the ledger has
 * already is left as it is, so that the same file again changes nothing.
 */
export async function importDeals(
  deps: DealWriteDeps,
  { ownerId, file }: Given,
): Promise<DealsImported> {
  const now = deps.clock();
  const table = await readSalesFile(file, isoDay(now));
  const { lines, bad } = linesOf(table);
  const told = tell(table, { lines, bad });
  if (file.isPreview) return { ...told, added: null, sold: null, known: null };
  const platform = table.platform ?? file.platform;
  if (platform === undefined) {
    const fault = "must say where they sold";
    throw new AppError("invalid_request", `platform ${fault}.`, { errors: { platform: fault } });
  }
  const counts = await writeDeals(deps, ownerId, (transaction) =>
    keepLines(transaction, { ownerId, lines, platform, now }),
  );
  return { ...told, ...counts };
}

function linesOf({ sales, bad }: ImportedTable) {
  const refused = sales.flatMap(({ line, ledger }) =>
    typeof ledger === "string" ? [{ line, reason: ledger }] : [],
  );
  const lines = sales.flatMap(({ ledger, ...rest }): Line[] =>
    typeof ledger === "string" ? [] : [{ ...rest, ledger }],
  );
  return { lines, bad: [...bad, ...refused].toSorted((a, b) => a.line - b.line) };
}

type Read = { lines: readonly Line[]; bad: ImportedTable["bad"] };

function tell({ marketplace, platform, headings, columns }: ImportedTable, { lines, bad }: Read) {
  return {
    marketplace,
    platform,
    headings: [...headings],
    columns,
    sample: lines.slice(0, sampleLines).map(({ line, sale: { title, priceCents, date } }) => ({
      line,
      title,
      price: priceCents / 100,
      date,
    })),
    readable: lines.length,
    withoutCost: lines.filter(({ ledger }) => ledger.costCents === null).length,
    bad: bad.slice(0, badLinesShown).map((one) => ({ ...one })),
    badCount: bad.length,
  };
}

type Keeping = {
  ownerId: string;
  lines: readonly Line[];
  platform: SellingPlatform;
  now: Date;
};

async function keepLines(transaction: Database, { ownerId, lines, platform, now }: Keeping) {
  const index = await knownSales(transaction, ownerId);
  const keyOf = numberedKeys(platform);
  const rows: Row[] = [];
  let [sold, known] = [0, 0];
  for (const line of lines) {
    const requestKey = keyOf(line.sale);
    const sale = soldFrom(line, platform);
    if (index.hasKey(requestKey) || index.takeSold(line)) known += 1;
    else if (await sellFromStock(transaction, { ownerId, index, line, sale, now })) sold += 1;
    else rows.push(rowOf(line, { ownerId, requestKey, sale, now }));
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insertDeals(transaction, rows.slice(at, at + rowsAtOnce));
  }
  return { added: rows.length, sold, known };
}

type FromStock = { ownerId: string; index: LedgerIndex; line: Line; sale: Sold; now: Date };

/** True when it was in stock and is sold now. */
async function sellFromStock(
  transaction: Database,
  { ownerId, index, line, sale, now }: FromStock,
): Promise<boolean> {
  const id = index.takeStock(line);
  if (id === undefined) return false;
  await sellAll(transaction, { deal: await getDealRow(transaction, ownerId, id), sale, now });
  return true;
}

/** Alike for the same line of the same file; lines that are alike in all are numbered. */
function numberedKeys(platform: SellingPlatform) {
  const seen = new Map<string, number>();
  return ({ title, priceCents, date, itemId }: ImportedSale) => {
    const facts = JSON.stringify([platform, itemId, title, priceCents, date]);
    const number = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, number);
    const hash = createHash("sha256").update(facts).digest("hex").slice(0, 32);
    return `${importKeyStart}${hash}:${number}`;
  };
}

function soldFrom({ sale, ledger }: Line, platform: SellingPlatform): Sold {
  return {
    soldOn: sale.date,
    platform,
    priceCents: sale.priceCents,
    buyerShippingCents: sale.shippingCents ?? 0,
    labelCents: ledger.labelCents ?? 0,
    packingCents: 0,
    feeCents: ledger.feeCents,
  };
}

type Row = Parameters<typeof insertDeals>[1][number];
type NewRow = { ownerId: string; requestKey: string; sale: Sold; now: Date };

function rowOf({ sale: read, ledger }: Line, { ownerId, requestKey, sale, now }: NewRow): Row {
  const { costCents, boughtOn } = ledger;
  return {
    id: randomUUID(),
    ownerId,
    requestKey,
    revision: 1,
    title: read.title,
    stage: "sold",
    quantity: 1,
    sku: ledger.sku,
    storedAt: "",
    feeClass: "most",
    condition: read.condition,
    source: "",
    // A cost without its day counts on the day of the sale; without a cost nothing is known of the purchase.
    boughtOn: boughtOn ?? (costCents === null ? null : sale.soldOn),
    priceCents: costCents,
    costs: [],
    listings: [],
    sale: saleOf({ feeClass: "most", category: null }, sale),
    returns: [],
    closedOn: sale.soldOn,
    note: "",
    createdAt: now,
    updatedAt: now,
  };
}

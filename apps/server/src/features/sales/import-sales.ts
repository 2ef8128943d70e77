import { randomUUID } from "node:crypto";
import { limits, type SalesImport, type SalesImported } from "@flipworth/contract";
import type { ImportedSale, ImportedTable } from "@flipworth/engine";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { readSalesFile } from "../../sales-files/read-sales-file.ts";
import { keepSales, type SaleToKeep } from "./keep-sales.ts";
import { countSales } from "./store.ts";
import { saidOfRecords } from "../../words/errors.ts";

type Import = {
  ownerId: string;
  today: string;
  file: z.output<typeof SalesImport>;
  onProgress?: (progress: { kept: number; total: number }) => void;
};

const sampleLines = 10;
const badLinesShown = 100;

/**
 * Reads a file of sales and keeps them in one transaction: all of it or nothing, and the same file
 * again adds nothing.
 */
export async function importSales(
  database: Database,
  { ownerId, today, file, onProgress }: Import,
): Promise<z.input<typeof SalesImported>> {
  const table = await readSalesFile(file, today);
  const told = tell(table);
  if (file.isPreview) return { ...told, importId: null, added: null };
  const importId = randomUUID();
  const marketplace = table.marketplace ?? (file.marketplace?.trim() || "own records");
  const given = table.sales.map(({ sale }) => saleToKeep(sale, marketplace));
  const added = await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", saidOfRecords("accountGone"));
    }
    await assertRoom(transaction, { ownerId, more: given.length });
    const onKept = (kept: number) => onProgress?.({ kept, total: given.length });
    return keepSales(transaction, { ownerId }, { given, importId, onKept });
  });
  return { ...told, importId, added };
}

/** Throws when a person would have more than may be kept for one. */
export async function assertRoom(
  database: Database,
  { ownerId, more }: { ownerId: string; more: number },
): Promise<void> {
  if ((await countSales(database, ownerId)) + more <= limits.recordedSales) return;
  throw new AppError(
    "invalid_request",
    saidOfRecords("fullSales", { count: limits.recordedSales.toLocaleString("en-US") }),
  );
}

function tell({ marketplace, headings, columns, sales, bad }: ImportedTable) {
  return {
    marketplace,
    headings: [...headings],
    columns,
    sample: sales.slice(0, sampleLines).map(({ line, sale }) => ({
      line,
      title: sale.title,
      price: sale.priceCents / 100,
      date: sale.date,
    })),
    readable: sales.length,
    bad: bad.slice(0, badLinesShown).map((one) => ({ ...one })),
    badCount: bad.length,
  };
}

function saleToKeep(sale: ImportedSale, marketplace: string): SaleToKeep {
  return { ...sale, marketplace, kind: "sold", origin: "import" };
}

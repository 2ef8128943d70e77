import { setImmediate } from "node:timers/promises";
import type { SalesColumns } from "@flipworth/contract";
import { type ImportedTable, readSalesTableInPieces } from "@flipworth/engine";
import { CsvError, parse } from "csv-parse";
import { AppError } from "../http/replies/app-error.ts";
import { saidOfRecords } from "../words/errors.ts";

type SalesFile = { csv: string; columns?: SalesColumns | undefined };

/** What a marketplace's file of sold items holds. Throws `invalid_request` for what is no CSV. */
export async function readSalesFile(file: SalesFile, today: string): Promise<ImportedTable> {
  return readTable(await cellsOf(file.csv), { today, columns: columnsGiven(file) });
}

async function cellsOf(csv: string): Promise<string[][]> {
  const cells: string[][] = [];
  try {
    // As a stream: it lets other requests go first between its pieces.
    const rows = parse(csv, { relax_column_count: true, relax_quotes: true, bom: true });
    for await (const row of rows) cells.push(row);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new AppError("invalid_request", saidOfRecords("notCsv"), {
      cause,
    });
  }
  return cells;
}

/** Other requests go first between its pieces. */
async function readTable(
  ...question: Parameters<typeof readSalesTableInPieces>
): Promise<ImportedTable> {
  const reading = readSalesTableInPieces(...question);
  let piece = reading.next();
  while (piece.done !== true) {
    await setImmediate();
    piece = reading.next();
  }
  return piece.value;
}

function columnsGiven({ columns }: SalesFile) {
  if (columns === undefined) return undefined;
  const named = Object.entries(columns).filter(([, heading]) => heading !== undefined);
  return Object.fromEntries(named);
}

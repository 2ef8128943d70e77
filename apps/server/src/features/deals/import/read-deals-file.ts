import type { ImportedLedger, ImportedSale, ImportedTable } from "@flipworth/engine";
import { readSalesFile } from "../../../sales-files/read-sales-file.ts";

/** A line of a file that the ledger can take. */
export type LedgerLine = { line: number; sale: ImportedSale; ledger: ImportedLedger };

const sampleLines = 10;
const badLinesShown = 100;

/** The lines of a file that the ledger can take, and what to tell of all of it. */
export async function readDealsFile(file: Parameters<typeof readSalesFile>[0], today: string) {
  const table = await readSalesFile(file, today);
  const { lines, bad } = linesOf(table);
  return { lines, told: tell(table, { lines, bad }) };
}

function linesOf({ sales, bad }: ImportedTable) {
  const refused = sales.flatMap(({ line, ledger }) =>
    typeof ledger === "string" ? [{ line, reason: ledger }] : [],
  );
  const lines = sales.flatMap(({ ledger, ...rest }): LedgerLine[] =>
    typeof ledger === "string" ? [] : [{ ...rest, ledger }],
  );
  return { lines, bad: [...bad, ...refused].toSorted((a, b) => a.line - b.line) };
}

type Read = { lines: readonly LedgerLine[]; bad: ImportedTable["bad"] };

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

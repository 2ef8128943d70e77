import { createReadStream } from "node:fs";
import { readSalesTable } from "@flipworth/engine";
import { parse } from "csv-parse";

/** Prints the sales of a CSV file as lines for `appraise --sales`; what is no sale goes to standard error. */
export async function printSalesOf(file: string, now: Date): Promise<number> {
  const cells: string[][] = [];
  const rows = parse({ relax_column_count: true, relax_quotes: true, bom: true });
  for await (const row of createReadStream(file).pipe(rows)) cells.push(row);
  const table = readSalesTable(cells, { today: now.toISOString().slice(0, 10) });
  const source = table.marketplace ?? "own records";
  for (const { sale } of table.sales) {
    const { title, priceCents, shippingCents, date, condition, itemId, section } = sale;
    const shippingDollars = shippingCents === null ? null : shippingCents / 100;
    const price = priceCents / 100;
    const line = {
      title,
      price,
      kind: "sold",
      condition,
      category: section,
      shippingDollars,
      date,
      source,
      itemId,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  for (const { line, reason } of table.bad) process.stderr.write(`Line ${line}: ${reason}\n`);
  process.stderr.write(`${table.sales.length} sales read, ${table.bad.length} lines left out\n`);
  return table.sales.length > 0 ? 0 : 1;
}

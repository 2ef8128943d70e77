import { isoDay } from "../../calendar-days.ts";
import type { ApiContext } from "../middleware/api-env.ts";
import { replyDownload } from "./download.ts";

/** A heading and what a row has under it. A number is written as it is, a text is made harmless. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

export type CsvTable<Row> = {
  columns: CsvColumns<Row>;
  /** Lines above the headings, where a template has such; they end up as wide as the table. */
  above?: readonly (readonly string[])[];
  /** The rows as they are read, a page at a time. */
  pages: AsyncIterable<readonly Row[]>;
};

type CsvFile = { name: string; now: Date };

/** A cell of money. */
export const inDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** Answers with a table that spreadsheets open, named for the day: "flipworth-name-2026-11-21.csv". */
export async function replyCsv<Row>(
  c: ApiContext,
  { name, now }: CsvFile,
  table: CsvTable<Row>,
): Promise<Response> {
  const file = {
    name: `flipworth-${name}-${isoDay(now)}.csv`,
    contentType: "text/csv; charset=utf-8",
  };
  return replyDownload(c, file, csvTexts(table));
}

// Excel takes a file without it for the computer's own code page.
const byteOrderMark = "\uFEFF";

async function* csvTexts<Row>({
  columns,
  above = [],
  pages,
}: CsvTable<Row>): AsyncGenerator<string> {
  const cells = Object.values(columns);
  const wide = (line: readonly string[]) => cells.map((_cell, at) => line[at] ?? "");
  const headings = [...above.map(wide), Object.keys(columns)].map(csvLine);
  let head = byteOrderMark + headings.join("");
  for await (const page of pages) {
    yield head + page.map((row) => csvLine(cells.map((cell) => cell(row)))).join("");
    head = "";
  }
  if (head !== "") yield head;
}

/** One record of RFC 4180. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = harmless(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A title comes from a stranger's listing, and a spreadsheet runs what begins like a formula. One
 * whose lists split on ";" or tabs, as in much of Europe, begins a cell after each of these.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function harmless(text: string): string {
  const cells = text.replaceAll(/(?<=[;\t\r\n]["' ]*)(?=[=+\-@＝＋－＠])/g, "'");
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cells) ? `'${cells}` : cells;
}

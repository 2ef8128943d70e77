import { type Cents, centsFromDollars } from "../../money/cents.ts";
import {
  type ImportColumns,
  type ImportField,
  importFields,
  knownFiles,
  usualHeadings,
} from "./known-files.ts";
import type { SellingPlatform } from "../../profit/selling-platforms.ts";
import { readDay, readDollars } from "./read-cells.ts";

export { type ImportColumns, importFields } from "./known-files.ts";

export type ImportedSale = {
  title: string;
  priceCents: Cents;
  shippingCents: Cents | null;
  /** ISO date. */
  date: string;
  condition: string | null;
  itemId: string | null;
  section: string | null;
};

/** What only the seller's own ledger needs of a line. */
export type ImportedLedger = {
  feeCents: Cents | null;
  labelCents: Cents | null;
  /** What the item cost; null where the file does not say. */
  costCents: Cents | null;
  /** ISO date. */
  boughtOn: string | null;
  sku: string;
};

type ImportedLine = {
  line: number;
  sale: ImportedSale;
  /** Or why the ledger can't take it. */
  ledger: ImportedLedger | string;
};

export type ImportedTable = {
  marketplace: string | null;
  platform: SellingPlatform | null;
  headings: readonly string[];
  columns: ImportColumns;
  sales: readonly ImportedLine[];
  bad: readonly { line: number; reason: string }[];
};

/** What is asked of the reading: the day, and what the person says of the file. */
export type ImportQuestion = {
  /** ISO date: nothing was sold after it. */
  today: string;
  columns?: ImportColumns | undefined;
};

const plain = (heading: string) =>
  heading
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();

/** Of a file that a marketplace made, its columns; else those whose headings say what they hold. */
export function columnsOf(headings: readonly string[]): {
  marketplace: string | null;
  platform: SellingPlatform | null;
  columns: ImportColumns;
} {
  const found = new Map(headings.map((heading) => [plain(heading), heading]));
  const known = knownFiles.find(({ marks }) => marks.every((mark) => found.has(mark)));
  const pick = (names: readonly string[]) =>
    names.map((name) => found.get(plain(name))).find((heading) => heading !== undefined);
  const columns: ImportColumns = {};
  for (const field of importFields) {
    const own = known?.columns[field];
    const heading = pick([...(own === undefined ? [] : [own]), ...usualHeadings[field]]);
    if (heading !== undefined) columns[field] = heading;
  }
  const { marketplace = null, platform = null } = known ?? {};
  return { marketplace, platform, columns };
}

/** Cells as a CSV reader gives them → sales, and the lines that are none with the reason. */
export function readSalesTable(
  cells: readonly (readonly string[])[],
  question: ImportQuestion,
): ImportedTable {
  const reading = readSalesTableInPieces(cells, question);
  let piece = reading.next();
  while (piece.done !== true) piece = reading.next();
  return piece.value;
}

/** So many lines take about ten milliseconds. */
const linesAPiece = 500;

/** The same with a pause after each piece, for who has others to serve in between. */
export function* readSalesTableInPieces(
  cells: readonly (readonly string[])[],
  { today, columns: given }: ImportQuestion,
): Generator<void, ImportedTable> {
  const start = headingLine(cells);
  const headings = (cells[start] ?? []).map((heading) => heading.replace(/^\ufeff/, "").trim());
  const known = columnsOf(headings);
  const columns = given ?? known.columns;
  const sales: ImportedLine[] = [];
  const bad: { line: number; reason: string }[] = [];
  for (const [at, row] of cells.slice(start + 1).entries()) {
    if (at % linesAPiece === linesAPiece - 1) yield;
    const line = start + at + 2;
    if (row.every((cell) => cell.trim() === "")) continue;
    const cell: Cell = (field) => cellOf(row, { headings, columns }, field);
    const read = readRow(cell, today);
    if (typeof read === "string") bad.push({ line, reason: read });
    else sales.push({ line, sale: read, ledger: readLedger(cell, read.date) });
  }
  return {
    marketplace: known.marketplace,
    platform: known.platform,
    headings,
    columns,
    sales,
    bad,
  };
}

/** eBay writes empty lines and a greeting before the headings. */
function headingLine(cells: readonly (readonly string[])[]): number {
  const named = cells.slice(0, 20).findIndex((row) => {
    const { columns } = columnsOf(row);
    return columns.title !== undefined && columns.price !== undefined;
  });
  return Math.max(0, named === -1 ? cells.findIndex((row) => row.length > 1) : named);
}

type Cell = (field: ImportField) => string;
type Layout = { headings: readonly string[]; columns: ImportColumns };

function cellOf(row: readonly string[], { headings, columns }: Layout, field: ImportField): string {
  const heading = columns[field];
  return heading === undefined ? "" : (row[headings.indexOf(heading)] ?? "").trim();
}

const mostDollars = 1_000_000;
const mostTitle = 500;
const mostField = 200;

/** A sale, or why the line is none. */
function readRow(cell: Cell, today: string): ImportedSale | string {
  const title = cell("title").replaceAll("\u0000", "").slice(0, mostTitle).trim();
  if (title === "") return "no title";
  const price = readDollars(cell("price"));
  if (price === null) return cell("price") === "" ? "no price" : "the price can't be read";
  if (price < 1) return "the price is under $1";
  if (price > mostDollars) return "the price is over $1,000,000";
  const date = readDay(cell("date"));
  if (date === null) return cell("date") === "" ? "no date" : "the date can't be read";
  if (date > today) return "the date is in the future";
  const quantity = Number(cell("quantity") || "1");
  if (quantity !== 1) return "several sold at once: the price of one isn't known";
  const shipping = readDollars(cell("shipping"));
  const text = (field: ImportField) =>
    cell(field).replaceAll("\u0000", "").slice(0, mostField) || null;
  return {
    title,
    priceCents: centsFromDollars(price),
    shippingCents: shipping === null || shipping < 0 ? null : centsFromDollars(shipping),
    date,
    condition: text("condition"),
    itemId: text("itemId"),
    section: text("section"),
  };
}

/** The seller's own costs of a sale, or why they can't be read: a wrong cost is a wrong profit. */
function readLedger(cell: Cell, soldOn: string): ImportedLedger | string {
  const amounts = { fee: amountOf(cell, "fee"), label: amountOf(cell, "label") };
  const cost = amountOf(cell, "cost");
  if (cost === undefined) return "the cost can't be read";
  if (amounts.fee === undefined) return "the fee can't be read";
  if (amounts.label === undefined) return "the cost of the label can't be read";
  const boughtOn = readDay(cell("boughtOn"));
  if (boughtOn === null && cell("boughtOn") !== "") return "the day of purchase can't be read";
  if (boughtOn !== null && boughtOn > soldOn) return "it was bought after it was sold";
  const sku = cell("sku").replaceAll("\u0000", "").slice(0, mostField);
  return { feeCents: amounts.fee, labelCents: amounts.label, costCents: cost, boughtOn, sku };
}

/** null where the cell is empty; undefined where it holds no amount. Costs are written with a minus too. */
function amountOf(cell: Cell, field: ImportField): Cents | null | undefined {
  if (cell(field) === "") return null;
  const dollars = readDollars(cell(field));
  if (dollars === null || Math.abs(dollars) > mostDollars) return undefined;
  return centsFromDollars(Math.abs(dollars));
}

import { centsOf, currencyOf, isPrice, leadingPrice } from "../price-words.ts";
import { attributesIn } from "../cards/card-attributes.ts";
import type { SoldCard, StruckOutCard } from "./sold-reading.ts";
import { conditionOf, dateOf } from "./sold-words.ts";
import { visibleText } from "../page/text-blocks.ts";

type Where = { url: string | undefined; dollarHere: string };
type Rows = { comparables: SoldCard[]; struckOut: StruckOutCard[] };

/** A table with fewer sales may be about something else. */
const fewestRows = 2;

/**
 * The sales of one product that a page lists as a table: in each row a day and one sum. What the
 * columns are called does not matter.
 */
export function saleTables(document: Document, where: Where): Rows {
  const heading = document.querySelector("h1");
  const title = heading ? visibleText(heading).replace(/\s+/g, " ") : "";
  const found: Rows = { comparables: [], struckOut: [] };
  if (title === "") return found;
  for (const table of document.querySelectorAll("table, [role=table], [role=grid]")) {
    const rows = [...table.querySelectorAll("tr, [role=row]")].flatMap((row) => saleIn(row) ?? []);
    if (rows.length < fewestRows) continue;
    for (const row of rows) place(row, { title, where, found });
  }
  return found;
}

type Row = { price: string; soldAt: string; cells: readonly string[] };

function saleIn(row: Element): Row | undefined {
  const cells = [...row.querySelectorAll("td, th, [role=cell], [role=gridcell]")].map((cell) =>
    visibleText(cell).replace(/\s+/g, " "),
  );
  const prices = cells.filter(isPrice);
  const days = cells.map(dateOf).filter((day) => day !== undefined);
  const [price, soldAt] = [prices[0], days[0]];
  const isSale = prices.length === 1 && days.length === 1;
  return isSale && price !== undefined && soldAt !== undefined
    ? { price: leadingPrice(price) ?? price, soldAt, cells }
    : undefined;
}

function place(
  { price, soldAt, cells }: Row,
  { title, where, found }: { title: string; where: Where; found: Rows },
): void {
  const currency = currencyOf(price, where.dollarHere);
  if (currency !== "USD") {
    found.struckOut.push({ title, reason: `other currency${currency ? ` (${currency})` : ""}` });
    return;
  }
  const condition = cells.map(conditionOf).find(Boolean);
  const attributes = attributesIn(cells, { title });
  found.comparables.push({
    title,
    price: (centsOf(price) ?? 0) / 100,
    soldAt,
    kind: "sold",
    ...(condition === undefined ? {} : { condition }),
    ...(where.url === undefined ? {} : { url: where.url }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    currency: "USD",
    isBestOffer: false,
    isLessRelevant: false,
  });
}

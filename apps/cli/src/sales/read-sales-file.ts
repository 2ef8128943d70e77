import { createReadStream } from "node:fs";
import { centsFromDollars, type RememberedSale } from "@flipworth/engine";
import { z } from "zod";
import { linesOf } from "../lines-of.ts";
import { ListingDate } from "../listing-date.ts";

/** A line of a file of sales. Other fields are left alone, as with listings. */
const SaleLine = z.looseObject({
  title: z.string().min(1).max(500),
  /** Dollars. */
  price: z.number().min(1).max(1_000_000),
  currency: z.literal("USD").nullish(),
  kind: z.enum(["sold", "ask"]).default("sold"),
  condition: z.string().max(200).nullish(),
  category: z.string().max(200).nullish(),
  shippingDollars: z.number().min(0).nullish(),
  date: ListingDate,
  source: z.string().max(200).nullish(),
  itemId: z.string().max(200).nullish(),
});

/** The sales of files in JSON Lines, each once, and which lines are none. */
export async function readSalesFiles(files: readonly string[]) {
  const sales = new Map<string, RememberedSale>();
  const refused: string[] = [];
  for (const file of files) {
    let lineNumber = 0;
    for await (const line of linesOf(createReadStream(file))) {
      lineNumber += 1;
      if (line.trim() === "") continue;
      const sale = saleFrom(line);
      if (typeof sale === "string") refused.push(`${file}, line ${lineNumber}: ${sale}`);
      else sales.set(keyOf(sale), sale);
    }
  }
  return { sales: [...sales.values()], refused };
}

const keyOf = ({ title, priceCents, date, source, itemId }: RememberedSale) =>
  JSON.stringify(itemId === null ? [title, priceCents, date] : [source, itemId]);

/** A sale, or why the line is none. */
function saleFrom(line: string): RememberedSale | string {
  const parsed = SaleLine.safeParse(parseJson(line));
  if (!parsed.success) return z.prettifyError(parsed.error).replaceAll("\n", " ");
  const { title, price, kind, condition, category, shippingDollars, date, source, itemId } =
    parsed.data;
  return {
    title,
    priceCents: centsFromDollars(price),
    kind,
    condition: condition ?? null,
    shippingCents: shippingDollars == null ? null : centsFromDollars(shippingDollars),
    date,
    section: category ?? null,
    source: source ?? "own records",
    itemId: itemId ?? null,
    isOwn: true,
    contributor: null,
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

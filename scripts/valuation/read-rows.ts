import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListingSet } from "./sets.ts";

/** A line of a set, as far as it is read; the file's own shape is believed. */
export type Row = {
  id: string;
  title: string;
  description?: string | null;
  category?: string | null;
  brand?: string | null;
  model?: string | null;
  condition?: string | null;
  msrp?: number | null;
  price: number;
  currency: "USD" | "GBP";
  kind: string;
  /** The month it was listed in, where the set tells it. */
  date?: string | null;
};

/** Dollars for a pound in February 2022, when both sets in pounds were written. */
const dollarsPerPound = 1.35;

/** The rows of a set that have a price worth the name. */
export function readRows(folder: string, set: ListingSet): Row[] {
  const lines = readFileSync(join(folder, set.file), "utf8").trim().split("\n");
  const rows: Row[] = lines.map((line) => JSON.parse(line));
  return rows.filter((row) => row.price >= 1 && isOfPart(row, set));
}

function isOfPart(row: Row, { onlyKind, onlyCategory }: ListingSet): boolean {
  const isKind = onlyKind === undefined || row.kind === onlyKind;
  return isKind && (onlyCategory === undefined || onlyCategory.test(row.category ?? ""));
}

export function dollarsOf({ price, currency }: Row): number {
  return currency === "GBP" ? price * dollarsPerPound : price;
}

/** What a person would hand in: never the price. */
export function fieldsOf(row: Row, { showsNewPrice }: ListingSet) {
  return {
    title: row.title,
    ...(row.description ? { description: row.description } : {}),
    ...(showsNewPrice && row.msrp ? { newPrice: row.msrp } : {}),
    ...(row.category ? { category: row.category } : {}),
    ...(row.condition ? { condition: row.condition } : {}),
  };
}

import type { RememberedSale } from "./remembered-sale.ts";
import { readSale } from "./read-sale.ts";

/** A sale of one working thing of the guide, held against what the guide says of it. */
export type SaleAgainstGuide = {
  entryId: string;
  /** ln of what it brought over what the guide says for its condition, variant and month. */
  residual: number;
  /** How unsure the guide is of its own median, as a standard deviation. */
  guideDoubt: number;
  /** How far single sales of such a thing scatter. */
  scatter: number;
};

/** null for what is no such thing. */
export function saleAgainstGuide(sale: RememberedSale): SaleAgainstGuide | null {
  const read = readSale(sale);
  if (read === null) return null;
  const { item, residual, guideDoubt, scatter } = read;
  const isThing = !item.isMixedLot && !item.isAccessory && !item.isForParts;
  if (item.entry === null || !isThing) return null;
  return { entryId: item.entry.id, residual, guideDoubt, scatter };
}

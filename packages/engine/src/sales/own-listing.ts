import { marketplaceItemId } from "../report/item-id.ts";
import type { RememberedSale } from "./remembered-sale.ts";
import type { RememberedQuestion } from "./remembered-question.ts";

/**
 * The ask of the listing that is judged must not come back as evidence of its value. Of an offer
 * without a number nobody can tell whether it is this one, so the same title is enough.
 */
export function isOwnListing(
  { kind, title, itemId }: RememberedSale,
  { facts, marketplaceUrl }: RememberedQuestion,
): boolean {
  if (kind === "sold") return false;
  const ownId = marketplaceItemId(marketplaceUrl);
  if (ownId !== null && itemId !== null) return itemId === ownId;
  return title.trim().toLowerCase() === facts.title?.trim().toLowerCase();
}

export function isHandedIn(sale: RememberedSale, { comparables }: RememberedQuestion): boolean {
  return comparables.some(
    ({ title, priceDollars }) =>
      title === sale.title && Math.round(priceDollars * 100) === sale.priceCents,
  );
}

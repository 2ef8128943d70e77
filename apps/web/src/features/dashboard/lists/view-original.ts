import { httpUrlOf, isGenericMarketplace, type SavedListing } from "@flipworth/contract";

/** Where a saved listing came from; undefined when no page of it is known. */
export function originalOf(
  listing: Pick<SavedListing, "marketplaceUrl" | "marketplaceItemId">,
): string | undefined {
  const address = httpUrlOf(listing.marketplaceUrl);
  if (address && !isGenericMarketplace(address)) return address;
  if (!listing.marketplaceItemId) return undefined;
  return `https://www.facebook.com/marketplace/item/${encodeURIComponent(listing.marketplaceItemId)}`;
}

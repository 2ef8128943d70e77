// Path patterns of the marketplaces whose addresses carry a listing's own number.
const patterns: readonly RegExp[] = [
  /(?:^|\.)facebook\.com\/marketplace\/(?:[^?#]*\/)?item\/(\d+)/i,
  /(?:^|\.)craigslist\.org\/[^?#]*\/(\d{6,})\.html/i,
  /(?:^|\.)ebay\.com\/itm\/(?:[^/?#]+\/)?(\d{6,})/i,
  /(?:^|\.)offerup\.com\/item\/detail\/([\w-]+)/i,
];

/** The marketplace's number of a listing, null for an address that is not one of its listings. */
export function marketplaceItemId(url: string | null): string | null {
  const address = (url ?? "").replace(/^https?:\/\//i, "");
  const found = patterns.map((pattern) => pattern.exec(address)?.[1]);
  return found.find((id) => id !== undefined) ?? null;
}

/** People who resell choose among these, so that what they pay is one market with the listing's own. */
const sellingPlaces: ReadonlySet<string> = new Set([
  "eBay",
  "Mercari",
  "Poshmark",
  "Depop",
  "StockX",
  "Reverb",
  "Facebook Marketplace",
  "Craigslist",
  "OfferUp",
  "results pages",
  "own records",
]);

export const homeMarket = "home";

/** The market of a sale: the one that the listing is for, or another one by its name. */
export function marketOf(source: string, listingMarket: string | null): string {
  return source === listingMarket || sellingPlaces.has(source) ? homeMarket : source;
}

import { parsePage } from "./page/parse-page.ts";
import { readListingPage } from "./read-listing-page.ts";
import { readSoldPage } from "./sold/read-sold-page.ts";

/** What a page says, or why it says nothing that can be used. */
export type AnyPage =
  | { kind: "read"; page: { kind: "listing" | "sold_results"; [part: string]: unknown } }
  | { kind: "unreadable"; sentence: string };

/** Reads the HTML of one listing, or of a page of sold results, outside a browser. */
export function readAnyPage(html: string, url: string): AnyPage {
  const parsed = parsePage(html);
  if (!parsed) return unreadable("This isn't the HTML of a web page.");
  const { document } = parsed;
  const address = url === "" ? parsed.url : url;
  const listing = readListingPage(document, address);
  if (listing.kind === "listing") {
    const { kind, site, listing: facts, offer, missing } = listing;
    return { kind: "read", page: { kind, site, listing: facts, offer, missing } };
  }
  const sold = readSoldPage(document, address);
  if (sold.kind === "sold_results") {
    const { kind, site, comparables, struckOut } = sold;
    const leftOut = struckOut.map(({ title, reason }) => ({ title, reason }));
    return { kind: "read", page: { kind, site, comparables, struckOut: leftOut } };
  }
  if (listing.kind === "unknown_site") return unreadable("We can't read pages of this site.");
  return unreadable(listing.sentence);
}

const unreadable = (sentence: string): AnyPage => ({ kind: "unreadable", sentence });

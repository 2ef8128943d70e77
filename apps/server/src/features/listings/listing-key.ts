import type { NewSavedListing } from "@flipworth/contract";
import { digestOf } from "../../secrets.ts";

type Named = Pick<
  NewSavedListing,
  "title" | "listingTitle" | "marketplaceUrl" | "marketplaceItemId"
> & { priceCents: number | null };

/**
 * Alike for the same listing, however often and from wherever it is saved: its address where that
 * names one listing, else the marketplace's number, else what it is called and costs. A hash,
 * because an address can be longer than what an index takes.
 */
export function listingKey(listing: Named): string {
  return digestOf(nameOf(listing));
}

function nameOf(listing: Named): string {
  const { marketplaceUrl, marketplaceItemId, priceCents } = listing;
  const address = marketplaceUrl === undefined ? undefined : listingAddress(marketplaceUrl);
  if (address !== undefined) return `address ${address}`;
  const itemId = marketplaceItemId?.trim();
  if (itemId) return `item ${itemId}`;
  // Two drills of one model are two listings: each has a title of its own.
  const title = listing.listingTitle || listing.title;
  const words = title.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
  return `words ${priceCents ?? "-"} ${words}`;
}

// What advertisements, shares and the marketplaces' own clicks add to an address.
const trackingParameter =
  /^(utm_.*|_trk.*|__.*|mk(evt|cid|rid)|fbclid|gclid|msclkid|mibextid|ref|ref_.*|referral.*|tracking|hash|amdata|campid|toolid|customid|share.*)$/i;

/** The address without what changes between two visits; undefined when it names no one listing. */
function listingAddress(text: string): string | undefined {
  const url = new URL(text);
  const path = url.pathname.replace(/\/+$/, "");
  const host = url.hostname.replace(/^(www|m|web)\./, "");
  if (host === "facebook.com") {
    // Its listings are named by a long number in the path; a search or the front page has none.
    return /\/\d{5,}(\/|$)/.test(path) ? host + path : undefined;
  }
  const parameters = [...url.searchParams].filter(([name]) => !trackingParameter.test(name));
  const query = new URLSearchParams(parameters);
  query.sort();
  if (path === "" && parameters.length === 0) return undefined;
  return `${host}:${url.port}${path}?${query.toString()}`;
}

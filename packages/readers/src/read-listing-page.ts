import { craigslist } from "./craigslist.ts";
import { ebay } from "./ebay.ts";
import { facebook } from "./facebook.ts";
import { offerup } from "./offerup.ts";
import type { PageListing, PageReading, SiteReader } from "./page-reading.ts";

const readers: readonly SiteReader[] = [facebook, craigslist, offerup, ebay];
const expected = [
  "price",
  "description",
  "location",
] as const satisfies readonly (keyof PageListing)[];

/**
 * Reads the listing that a page shows. `url` is the page's address; a page saved without one may
 * give its canonical address or "", and is then read by whichever site's reader finds a listing.
 */
export function readListingPage(document: Document, url: string): PageReading {
  const address = parseUrl(url) ?? parseUrl(canonicalAddress(document));
  const reader = address ? readers.find((candidate) => isOn(candidate, address)) : guess(document);
  if (!reader) return { kind: "unknown_site" };
  const found = reader.read(document);
  if (!found || found.title.trim() === "") {
    return {
      kind: "not_a_listing",
      sentence: "This page shows no single listing: open one and try again.",
    };
  }
  const listing: PageListing = {
    ...found,
    marketplaceUrl: address ? address.origin + address.pathname : "",
    marketplaceItemId: (address && reader.itemId(address)) ?? null,
  };
  const missing = expected.filter((field) => listing[field] === null);
  return { kind: "listing", site: reader.site, listing, missing };
}

/** True where a listing can be expected: the address alone says so, nothing of the page is read. */
export function isListingAddress(url: string): boolean {
  const address = parseUrl(url);
  return readers.some(
    (reader) => address && isOn(reader, address) && reader.itemId(address) !== undefined,
  );
}

function isOn(reader: SiteReader, { hostname }: URL): boolean {
  return reader.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A saved page without an address says by its title whose it is. */
function guess(document: Document): SiteReader | undefined {
  const title = document.title.toLowerCase();
  return readers.find(({ site }) => title.includes(site));
}

function canonicalAddress(document: Document): string {
  const link = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  return link ?? document.querySelector('meta[property="og:url"]')?.getAttribute("content") ?? "";
}

function parseUrl(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

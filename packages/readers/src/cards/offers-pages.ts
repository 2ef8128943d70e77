import { ebayHosts } from "../sites/ebay-hosts.ts";
import { isOnHost, parseUrl } from "../addresses.ts";
import { isSoldAddress } from "../sold/read-sold-page.ts";

export type OffersSite = "facebook" | "craigslist" | "offerup" | "ebay" | "mercari";

export type OffersPage = {
  site: OffersSite;
  hosts: readonly string[];
  /** Of a listing's address. */
  itemPath: RegExp;
  /** Of the pages that hold listings beside each other. */
  path: RegExp;
  /** Where those listings stand, apart from menus and what is recommended beside them. */
  results: string;
};

const pages: readonly OffersPage[] = [
  {
    site: "facebook",
    hosts: ["facebook.com"],
    itemPath: /^\/marketplace\/(?:[^/]+\/)?item\/(\d+)/,
    path: /^\/marketplace(?:\/|$)/,
    results: "[role=main]",
  },
  {
    site: "craigslist",
    hosts: ["craigslist.org", "craigslist.ca"],
    itemPath: /\/(\d{8,12})\.html$/,
    path: /^\/search(?:\/|$)/,
    results: "main, [role=main]",
  },
  {
    site: "offerup",
    hosts: ["offerup.com"],
    itemPath: /^\/item\/detail\/([\w-]+)/,
    path: /^\/(?:$|search|explore|deals)/,
    results: "main, [role=main]",
  },
  {
    site: "ebay",
    hosts: ebayHosts,
    itemPath: /^\/itm\/(?:[^/]+\/)?(\d+)/,
    path: /^\/(?:sch|b)\//,
    results: "#srp-river-results",
  },
  {
    site: "mercari",
    hosts: ["mercari.com"],
    itemPath: /^\/(?:us\/)?item\/(m\d+)/,
    path: /^\/(?:us\/)?(?:$|search|category|brand)/,
    results: "[data-testid=SearchResults], main",
  },
];

/** The page of listings beside each other that an address is of, by the address alone. */
export function offersPageOf(url: string): OffersPage | undefined {
  const address = parseUrl(url);
  const page = address && pages.find(({ hosts }) => isOnHost(hosts, address));
  if (!address || !page || page.itemPath.test(address.pathname)) return undefined;
  return page.path.test(address.pathname) && !isSoldAddress(url) ? page : undefined;
}

/** Whose page of listings beside each other this is, which nobody has sold yet; by the address alone. */
export function offersSiteOf(url: string): OffersSite | undefined {
  return offersPageOf(url)?.site;
}

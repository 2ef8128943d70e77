import { ebayHosts } from "./ebay-hosts.ts";
import { addressesIn, dollarOf, isOnHost, parseUrl } from "./addresses.ts";
import { adsAmong } from "./ad-labels.ts";
import { readCard } from "./read-card.ts";
import { resultCards } from "./result-cards.ts";
import type { SoldCard, SoldReading, SoldSite, StruckOutCard } from "./sold-reading.ts";
import { tabName } from "./tab-name.ts";

type SoldSiteReader = {
  site: SoldSite;
  hosts: readonly string[];
  itemPath: RegExp;
  /** Where the results stand, apart from what is recommended beside them. */
  results: string;
  isSoldSearch: (search: URLSearchParams) => boolean;
};

/**
 * How well each site's page is known: eBay's two card layouts are described in many public places
 * and seen to say "Sold Nov 12, 2026" on each card. Facebook's cards are those under any listing;
 * that its search for sold things marks each card is not certain, so the address counts as well.
 * Mercari's and Poshmark's addresses are certain, their cards known by links and lines only, and
 * neither dates a sale. On all but eBay the price is the last one asked.
 */
const sites: readonly SoldSiteReader[] = [
  {
    site: "ebay",
    hosts: ebayHosts,
    itemPath: /^\/itm\/(?:[^/]+\/)?(\d+)/,
    results: "#srp-river-results",
    // Each card says it itself; one that does not is an offer that the site slipped in.
    isSoldSearch: () => false,
  },
  {
    site: "facebook",
    hosts: ["facebook.com"],
    itemPath: /^\/marketplace\/(?:[^/]+\/)?item\/(\d+)/,
    results: "[role=main]",
    isSoldSearch: (search) => search.get("availability") === "out of stock",
  },
  {
    site: "mercari",
    hosts: ["mercari.com"],
    itemPath: /^\/(?:us\/)?item\/(m\d+)/,
    results: "[data-testid=SearchResults], main",
    isSoldSearch: (search) =>
      search.get("itemStatuses") === "2" || search.get("status") === "sold_out",
  },
  {
    site: "poshmark",
    hosts: ["poshmark.com"],
    itemPath: /^\/listing\/[^/]*?([0-9a-f]{24})$/,
    results: "main, #content",
    isSoldSearch: (search) => search.get("availability") === "sold_out",
  },
];

/**
 * Reads the cards of a results page as comparable sales. `url` is the page's address, or "" for a
 * saved page; cards that cannot count are named with their reason.
 */
export function readSoldPage(document: Document, url: string): SoldReading {
  const address = parseUrl(url) ?? addressesIn(document)[0];
  const reader = address ? sites.find((site) => isOnHost(site.hosts, address)) : guess(document);
  if (!reader) return { kind: "unknown_site" };
  const { comparables, struckOut } = readCards(document, reader, address);
  if (comparables.length + struckOut.length === 0) {
    const sentence = "This page shows no search results: search for sold things and try again.";
    return { kind: "no_sold_results", site: reader.site, sentence };
  }
  return { kind: "sold_results", site: reader.site, comparables, struckOut };
}

/** True where sold results can be expected, by the address alone. */
export function isSoldAddress(url: string): boolean {
  const address = parseUrl(url);
  const reader = address && sites.find((site) => isOnHost(site.hosts, address));
  if (!address || !reader) return false;
  return reader.site === "ebay"
    ? address.searchParams.get("LH_Sold") === "1"
    : reader.isSoldSearch(address.searchParams);
}

function readCards(document: Document, reader: SoldSiteReader, address: URL | undefined) {
  const base = address?.href ?? `https://www.${reader.hosts[0]}/`;
  const root = document.querySelector(reader.results) ?? document.body;
  const idIn = (href: string) => {
    const target = URL.canParse(href, base) ? new URL(href, base) : undefined;
    return target && isOnHost(reader.hosts, target)
      ? reader.itemPath.exec(target.pathname)?.[1]
      : undefined;
  };
  const comparables: SoldCard[] = [];
  const struckOut: StruckOutCard[] = [];
  const cards = resultCards(root, idIn);
  const ads = adsAmong(document, cards);
  for (const card of cards) {
    const { origin, pathname } = new URL(card.href, base);
    const reading = readCard(card, {
      url: origin + pathname,
      dollarHere: dollarOf(address),
      isSoldSearch: address !== undefined && reader.isSoldSearch(address.searchParams),
      isAd: ads.has(card.element),
    });
    if (reading.kind === "comparable") comparables.push(reading.card);
    if (reading.kind === "struck_out") struckOut.push(reading.card);
  }
  return { comparables, struckOut };
}

function guess(document: Document): SoldSiteReader | undefined {
  const title = tabName(document).toLowerCase();
  return sites.find(({ site }) => title.includes(site));
}

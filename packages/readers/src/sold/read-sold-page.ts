import { addressesIn, dollarOf, isOnHost, parseUrl } from "../addresses.ts";
import { adsAmong } from "../cards/ad-labels.ts";
import { readCard } from "../cards/read-card.ts";
import { resultCards } from "../cards/result-cards.ts";
import { saleTables } from "./sale-tables.ts";
import type { SoldCard, SoldReading, StruckOutCard } from "./sold-reading.ts";
import { type SoldSiteReader, soldSites } from "./sold-sites.ts";
import { tabName } from "../page/tab-name.ts";

/**
 * Reads the cards of a results page as comparable sales. `url` is the page's address, or "" for a
 * saved page; cards that cannot count are named with their reason.
 */
export function readSoldPage(document: Document, url: string): SoldReading {
  const address = parseUrl(url) ?? addressesIn(document)[0];
  const reader = address
    ? soldSites.find((site) => isOnHost(site.hosts, address))
    : guess(document);
  if (!reader) return { kind: "unknown_site" };
  const { comparables, struckOut } = readResults(document, reader, address);
  if (comparables.length + struckOut.length === 0) {
    const sentence = "This page shows no search results: search for sold things and try again.";
    return { kind: "no_sold_results", site: reader.site, sentence };
  }
  return { kind: "sold_results", site: reader.site, comparables, struckOut };
}

/** True where sold results can be expected, by the address alone. */
export function isSoldAddress(url: string): boolean {
  const address = parseUrl(url);
  const reader = address && soldSites.find((site) => isOnHost(site.hosts, address));
  if (!address || !reader) return false;
  return reader.site === "ebay"
    ? address.searchParams.get("LH_Sold") === "1"
    : reader.isSoldSearch(address);
}

/** A product's page has its sales in a table, and below them cards of other products. */
function readResults(document: Document, reader: SoldSiteReader, address: URL | undefined) {
  if (reader.hasTables) {
    const where = {
      url: address && address.origin + address.pathname,
      dollarHere: dollarOf(address),
    };
    const inTables = saleTables(document, where);
    if (inTables.comparables.length + inTables.struckOut.length > 0) return inTables;
  }
  return readCards(document, reader, address);
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
      isSoldSearch: address !== undefined && reader.isSoldSearch(address),
      isAd: ads.has(card.element),
      hasCoveringLink: reader.hasCoveringLinks ?? false,
    });
    if (reading.kind === "comparable") comparables.push(reading.card);
    if (reading.kind === "struck_out") struckOut.push(reading.card);
  }
  return { comparables, struckOut };
}

function guess(document: Document): SoldSiteReader | undefined {
  const title = tabName(document).toLowerCase();
  return soldSites.find(({ site }) => title.includes(site));
}

import { addressesIn, dollarOf, isOnHost, parseUrl } from "./addresses.ts";
import { craigslist } from "./sites/craigslist.ts";
import { ebay } from "./sites/ebay.ts";
import { facebook } from "./sites/facebook.ts";
import { offerup } from "./sites/offerup.ts";
import type {
  Finding,
  Found,
  PageListing,
  PageOffer,
  PageReading,
  ReadingHealth,
  Site,
  SiteReader,
} from "./page/page-reading.ts";
import { currencyOf, periodOf } from "./price-words.ts";
import { isResultsPage } from "./cards/results-page.ts";
import { readProducts } from "./page/structured-data.ts";
import { tabName } from "./page/tab-name.ts";
import { vehicleFieldsInData } from "./attributes/vehicle-data.ts";

const readers: readonly SiteReader[] = [facebook, craigslist, offerup, ebay];
const expected = ["price", "description", "location"] as const;

/**
 * Reads the listing that a page shows. `url` is the page's address; a page saved without one may
 * give its canonical address or "", and is then read by whichever site's reader finds a listing.
 */
export function readListingPage(document: Document, url: string): PageReading {
  const named = addressesIn(document);
  const address = parseUrl(url) ?? named[0];
  const reader = address
    ? readers.find((candidate) => isOnHost(candidate.hosts, address))
    : guess(document);
  if (!reader) return { kind: "unknown_site" };
  const itemId = address && reader.itemId(address);
  if (speaksOfAnother(document, reader, { named, itemId })) return changing(reader.site);
  const found = reader.read({ document, address, itemId });
  if (itemId === undefined && isOfMany({ document, reader, address, found }))
    return results(reader.site);
  if (found === "changing") return changing(reader.site);
  if (!found || found.title.value.trim() === "") return noListing(reader.site);
  const inData = vehicleFieldsInData(document, found.title.value);
  const attributes = { ...inData, ...found.attributes };
  return reading(reader, { ...found, attributes }, { address, itemId });
}

/** Whose listing an address is of, and which one; undefined for any other page's address. */
export function listingIdOf(url: string): { site: Site; id: string } | undefined {
  const address = parseUrl(url);
  const reader = address && readers.find((candidate) => isOnHost(candidate.hosts, address));
  const id = address && reader?.itemId(address);
  return reader && id !== undefined ? { site: reader.site, id } : undefined;
}

/** True where a listing can be expected: the address alone says so, nothing of the page is read. */
export function isListingAddress(url: string): boolean {
  return listingIdOf(url) !== undefined;
}

type Where = { address: URL | undefined; itemId: string | undefined };

function reading(reader: SiteReader, found: Finding, { address, itemId }: Where): PageReading {
  const offer = offerOf(found, address);
  const listing: PageListing = {
    title: found.title.value,
    price: priceWithCountry(found.price, offer.currency),
    condition: found.condition?.value ?? null,
    description: found.description?.value ?? null,
    location: found.location?.value ?? null,
    category: found.category,
    imageUrl: found.imageUrl?.value ?? null,
    marketplaceUrl: address ? address.origin + address.pathname : "",
    marketplaceItemId: itemId ?? null,
    isSold: found.state === "sold",
    ...attributesOf(found),
  };
  const missing = expected.filter((field) => listing[field] === null);
  return { kind: "listing", site: reader.site, listing, offer, missing, health: healthOf(found) };
}

function attributesOf({ attributes = {} }: Finding) {
  return Object.keys(attributes).length === 0 ? {} : { attributes };
}

function offerOf(found: Finding, address: URL | undefined): PageOffer {
  const words = found.price?.value ?? "";
  const written = periodOf(words);
  return {
    state: found.state,
    pricePer: written === "item" ? (found.pricePer ?? "item") : written,
    currency: found.price ? currencyOf(words, dollarOf(address)) : null,
  };
}

const dollarSigns: Readonly<Record<string, string>> = {
  USD: "$",
  CAD: "CA$",
  AUD: "A$",
  NZD: "NZ$",
  SGD: "S$",
  HKD: "HK$",
  TWD: "NT$",
  MXN: "MX$",
};

/** "US $40" → "$40"; the bare "$40" of a Canadian site, which would be taken for US$, → "CA$40". */
function priceWithCountry(price: Found | null, currency: string | null): string | null {
  const sign = dollarSigns[currency ?? ""];
  if (!price || sign === undefined) return price?.value ?? null;
  return price.value.replace(/^(?:US|CA?|AU?|NZ|S|HK|NT|MX)?\s?\$/i, () => sign);
}

function healthOf(found: Finding | undefined): ReadingHealth {
  return {
    title: found?.title.way ?? null,
    price: found?.price?.way ?? null,
    condition: found?.condition?.way ?? null,
    description: found?.description?.way ?? null,
    location: found?.location?.way ?? null,
    imageUrl: found?.imageUrl?.way ?? null,
  };
}

function noListing(site: Site): PageReading {
  const sentence = "This page shows no single listing: open one and try again.";
  return { kind: "not_a_listing", site, sentence, health: healthOf(undefined) };
}

function results(site: Site): PageReading {
  const sentence = "This page shows search results. Open one listing and try again.";
  return { kind: "not_a_listing", site, sentence, health: healthOf(undefined) };
}

type Seen = {
  document: Document;
  reader: SiteReader;
  address: URL | undefined;
  found: Finding | "changing" | undefined;
};

/** A page with a listing's address is that listing's; any other may be a page of results. */
function isOfMany({ document, reader, address, found }: Seen): boolean {
  const base = address?.href ?? `https://www.${reader.hosts[0]}/`;
  const idIn = (href: string) => {
    const target = URL.canParse(href, base) ? new URL(href, base) : undefined;
    return target && isOnHost(reader.hosts, target) ? reader.itemId(target) : undefined;
  };
  return isResultsPage({ document, idIn, found: found === "changing" ? undefined : found });
}

function changing(site: Site): PageReading {
  const sentence =
    "This page has not finished changing from one listing to another: wait a moment or reload it, and try again.";
  return { kind: "changing", site, sentence };
}

/** In-page navigation changes the address first, and what the page says of itself later. */
function speaksOfAnother(
  document: Document,
  reader: SiteReader,
  { named, itemId }: { named: readonly URL[]; itemId: string | undefined },
): boolean {
  if (itemId === undefined) return false;
  const idsOf = (urls: readonly URL[]) =>
    urls.map((url) => reader.itemId(url)).filter((id) => id !== undefined);
  const inData = readProducts(document).map(({ url }) => parseUrl(url ?? ""));
  const dataIds = idsOf(inData.filter((url) => url !== undefined));
  const isOther = (id: string) => id !== itemId;
  // Data of recommended items may stand beside the item's own.
  return idsOf(named).some(isOther) || (dataIds.length > 0 && dataIds.every(isOther));
}

/** A saved page without an address says by its title whose it is. */
function guess(document: Document): SiteReader | undefined {
  const title = tabName(document).toLowerCase();
  return readers.find(({ site }) => title.includes(site));
}

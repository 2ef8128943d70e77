import { type ComparableSearch, ebayConditionIds, type FoundListing } from "@flipworth/engine";
import { z } from "zod";

const mostListings = 50;
const longestTitle = 200;
const longestCondition = 60;
const longestAddress = 2_000;
const highestDollars = 1_000_000;

/** The Browse API's search. What is bid in an auction so far is neither asked nor paid. */
export function searchAddress({ words, condition }: ComparableSearch, baseUrl: string): URL {
  const address = new URL("/buy/browse/v1/item_summary/search", baseUrl);
  const filters = [
    "buyingOptions:{FIXED_PRICE}",
    "itemLocationCountry:US",
    `conditionIds:{${ebayConditionIds[condition]}}`,
    `price:[1..${highestDollars}]`,
    "priceCurrency:USD",
  ];
  address.searchParams.set("q", words);
  address.searchParams.set("limit", String(mostListings));
  address.searchParams.set("filter", filters.join(","));
  return address;
}

/** The same search for people. */
export function pageOfSearch({ words }: ComparableSearch): string {
  const query = new URLSearchParams({ _nkw: words, LH_BIN: "1" });
  return `https://www.ebay.com/sch/i.html?${query.toString()}`;
}

/** `total` is always there; the list is left out when nothing was found. */
const SearchAnswer = z.object({
  total: z.number().int().nonnegative(),
  itemSummaries: z.array(z.unknown()).default([]),
});

/** A few of an item's fields. Who sells it is not among them. */
const ItemSummary = z.object({
  title: z.string(),
  price: z.object({ value: z.string(), currency: z.string() }),
  itemWebUrl: z.string(),
  condition: z.string().optional(),
  buyingOptions: z.array(z.string()).default(["FIXED_PRICE"]),
  itemGroupType: z.string().optional(),
});
type ItemSummary = z.infer<typeof ItemSummary>;

/** The listings of an answer, in bounds and each once; undefined when it makes no sense. */
export function listingsFromAnswer(answer: unknown): readonly FoundListing[] | undefined {
  const page = SearchAnswer.safeParse(answer);
  if (!page.success) return undefined;
  const { itemSummaries } = page.data;
  const items = itemSummaries.slice(0, mostListings).flatMap((summary) => {
    const item = ItemSummary.safeParse(summary);
    return item.success ? [item.data] : [];
  });
  if (items.length === 0 && itemSummaries.length > 0) return undefined;
  const listings = items.flatMap((item) => listingFromItem(item) ?? []);
  return [...new Map(listings.map((listing) => [listing.url, listing])).values()];
}

function listingFromItem(item: ItemSummary): FoundListing | undefined {
  const priceDollars = dollarsFrom(item.price);
  const title = plainLine(item.title, longestTitle);
  const url = listingUrl(item.itemWebUrl);
  const isOffer = item.buyingOptions.includes("FIXED_PRICE");
  // Of a listing with sizes and colours to choose from, eBay gives the price of one of them.
  const isChoice = item.itemGroupType !== undefined;
  if (priceDollars === undefined || url === undefined || title === "") return undefined;
  if (!isOffer || isChoice) return undefined;
  const condition = plainLine(item.condition ?? "", longestCondition) || null;
  return { title, priceDollars, kind: "ask", soldAt: null, condition, url };
}

function dollarsFrom({ value, currency }: ItemSummary["price"]): number | undefined {
  if (currency !== "USD" || !/^\d+(\.\d+)?$/.test(value)) return undefined;
  const cents = Math.round(Number(value) * 100);
  return cents > 0 && cents <= highestDollars * 100 ? cents / 100 : undefined;
}

/** A page of eBay's and nobody else's, without what tells who came by which search. */
function listingUrl(address: string): string | undefined {
  if (address.length > longestAddress || !URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  const isEbay = hostname === "ebay.com" || hostname.endsWith(".ebay.com");
  return protocol === "https:" && isEbay ? `https://${hostname}${pathname}` : undefined;
}

/** Signs that nobody sees can turn a line around or hide a part of it. */
function plainLine(words: string, longest: number): string {
  return words
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

import type { IdentifiedItem } from "../identification/identification.ts";
import { withoutPrices } from "../reading/without-prices.ts";
import { itemName } from "../valuation/item-name.ts";

/** eBay reads no more of a search than this many characters. */
const longestSearch = 100;

/**
 * eBay's search for completed sales of the thing: the identified name, or the title's own words
 * where it has none. null when there are no words to search for.
 */
export function soldListingsUrl(item: IdentifiedItem, title: string | null): string | null {
  const name = item.entry || item.model ? itemName(item) : null;
  const words = (name ?? withoutPrices(title ?? "")).match(/[\p{L}\p{N}.'-]+/gu)?.join(" ") ?? "";
  if (words === "") return null;
  const search = encodeURIComponent(wholeWords(words)).replaceAll("%20", "+");
  return `https://www.ebay.com/sch/i.html?_nkw=${search}&LH_Sold=1&LH_Complete=1`;
}

function wholeWords(words: string): string {
  if (words.length <= longestSearch) return words;
  return words.slice(0, words.lastIndexOf(" ", longestSearch)).slice(0, longestSearch);
}

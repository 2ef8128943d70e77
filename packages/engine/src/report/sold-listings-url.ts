import type { IdentifiedItem } from "../identification/identification.ts";
import { withoutPrices } from "../reading/money/without-prices.ts";
import { itemName } from "../valuation/item-name.ts";
import { searchWords } from "../valuation/comparables/search-words.ts";

/**
 * eBay's search for completed sales of the thing: the identified name, or the title's own words
 * where it has none. null when there are no words to search for.
 */
export function soldListingsUrl(item: IdentifiedItem, title: string | null): string | null {
  const name = item.entry || item.model ? itemName(item) : null;
  const words = searchWords(name ?? withoutPrices(title ?? ""));
  if (words === "") return null;
  const search = encodeURIComponent(words).replaceAll("%20", "+");
  return `https://www.ebay.com/sch/i.html?_nkw=${search}&LH_Sold=1&LH_Complete=1`;
}

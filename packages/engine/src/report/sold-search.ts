import type { SoldSearch } from "@flipworth/contract";
import type { SoldSearchSite } from "@flipworth/guide/entry";
import type { IdentifiedItem } from "../identification/identification.ts";
import { guideInUse } from "../price-guide/guide.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { soldSearchWords } from "./sold-search-words.ts";

type Facts = Pick<PriceBlindFacts, "title" | "condition">;

/**
 * eBay's search for completed sales of a thing, and one that finds more and less of the same. null
 * when there are no words to search for.
 */
export function soldSearch(item: IdentifiedItem, facts: Facts): SoldSearch | null {
  const found = soldSearchWords(item, facts);
  if (found === null) return null;
  const filters = filtersOf(item, facts);
  const widerWords = found.wider ?? (filters.length > 0 ? found.words : null);
  const elsewhere = searchElsewhere(item, found.words);
  return {
    ...searchPage(found.words, filters),
    wider: widerWords === null ? null : searchPage(widerWords, []),
    ...(elsewhere && { elsewhere }),
  };
}

/** Of parts and of lots of several things few are sold there, under any words. */
function searchElsewhere(item: IdentifiedItem, words: string): SoldSearch["elsewhere"] {
  const { category } = item;
  const site = category === null ? undefined : guideInUse().categories[category].soldSearchOn;
  if (site === undefined || item.isForParts || item.isMixedLot) return undefined;
  const { siteName, address } = soldSearches[site];
  return { siteName, words, url: `${address}${written(words)}` };
}

/** Each site's search for sold things alone, as its own filter writes it into the address. */
const soldSearches = {
  mercari: {
    siteName: "Mercari",
    address: "https://www.mercari.com/search/?itemStatuses=2&keyword=",
  },
  poshmark: {
    siteName: "Poshmark",
    address: "https://poshmark.com/search?availability=sold_out&query=",
  },
  reverb: {
    siteName: "Reverb",
    address: "https://reverb.com/marketplace?show_only_sold=true&query=",
  },
} as const satisfies Record<SoldSearchSite, { siteName: string; address: string }>;

const written = (words: string) => encodeURIComponent(words).replaceAll("%20", "+");

function searchPage(words: string, filters: readonly string[]): NonNullable<SoldSearch["wider"]> {
  const query = [`_nkw=${written(words)}`, "LH_Sold=1", "LH_Complete=1", ...filters];
  return { words, url: `https://www.ebay.com/sch/i.html?${query.join("&")}` };
}

/**
 * https://developer.ebay.com/devzone/finding/callref/enums/conditionIdList.html: refurbished ones
 * are sold by dealers with a warranty, which lets them ask for more.
 */
export const ebayConditionIds = {
  new: "1000|1500",
  used: "2750|2990|3000|3010|4000|5000|6000",
  parts: "7000",
} as const;

/** Where nothing tells the condition, used and new are both of interest. */
function filtersOf(item: IdentifiedItem, { condition }: Facts): string[] {
  const { category } = item;
  const state = stateOf(item, condition?.grade ?? null);
  const sold = category === null ? undefined : guideInUse().categories[category].ebayCategory;
  return [
    ...(state === null ? [] : [`LH_ItemCondition=${encodeURIComponent(ebayConditionIds[state])}`]),
    ...(sold === undefined ? [] : [`_sacat=${sold}`]),
  ];
}

function stateOf({ isForParts }: IdentifiedItem, grade: string | null) {
  if (isForParts) return "parts";
  if (grade === null) return null;
  return grade === "new" ? "new" : "used";
}

import { marketplaceItemId } from "./item-id.ts";
import type { ReportInput } from "./report-input.ts";
import { soldSearch } from "./sold-search.ts";

/** Where the listing stands, and where sold listings of its item are found. */
export function addressesOf({ item, facts, marketplaceUrl }: ReportInput) {
  const search = soldSearch(item, facts);
  return {
    soldListingsUrl: search?.url ?? null,
    ...(search ? { soldSearch: search } : {}),
    marketplaceUrl,
    marketplaceItemId: marketplaceItemId(marketplaceUrl),
  };
}

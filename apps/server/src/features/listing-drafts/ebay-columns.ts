import type { Deal } from "@flipworth/contract";
import { listingDrafts } from "@flipworth/engine";
import type { CsvColumns } from "../../http/replies/csv.ts";
import { knownItem } from "./known-item.ts";

/** eBay's numbers for conditions that hold in nearly every category. */
const conditionIds: Readonly<Record<string, number>> = {
  New: 1000,
  "Open box": 1500,
  Used: 3000,
  "For parts or not working": 7000,
};

const draftOf = (deal: Deal, asOf: string) => {
  const { drafts } = listingDrafts(knownItem({ deal, analysis: null, asOf }));
  const draft = drafts.find(({ platform }) => platform === "ebay");
  if (!draft) throw new Error("There is no draft for eBay");
  return draft;
};

/**
 * The columns of eBay's own file for drafts in Seller Hub Reports. A category's number and the
 * photos are eBay's to ask for: the draft is finished there.
 */
export const ebayColumns = (asOf: string): CsvColumns<Deal> => ({
  "Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8)": () => "Draft",
  "Custom label (SKU)": ({ sku, id }) => sku || id.slice(0, 8),
  "Category ID": () => null,
  Title: (deal) => draftOf(deal, asOf).title,
  UPC: () => null,
  Price: (deal) => priceOf(deal, asOf),
  Quantity: ({ quantity }) => quantity,
  "Item photo URL": () => null,
  "Condition ID": (deal) => conditionIds[draftOf(deal, asOf).condition ?? ""] ?? null,
  Description: (deal) => draftOf(deal, asOf).description.replaceAll("\n", "<br>"),
  Format: () => "FixedPrice",
});

function priceOf(deal: Deal, asOf: string): number | null {
  const { prices } = draftOf(deal, asOf);
  return prices === null ? null : prices.listAt / 100;
}

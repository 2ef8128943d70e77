import type { Deal } from "@flipworth/contract";
import { listingDrafts } from "@flipworth/engine";
import type { CsvColumns } from "../../http/replies/csv.ts";
import { stockLabel } from "../../stock-label.ts";
import { ebayCategory } from "./ebay-categories.ts";
import { knownItem } from "./known-item.ts";

// The draft template knows these two alone, by
// https://pages.ebay.com/sh/reports/help/uploadable-file-feeds as others quote it. Anything between
// and beyond is left open: eBay asks for it where the draft is finished.
const conditions: Readonly<Record<string, string>> = { New: "NEW", Used: "USED" };
const labelCharacters = 50;

/**
 * What stands above the headings of eBay's template, letter by letter: by its first line the upload
 * knows which template it is.
 */
export const ebayTemplate: readonly (readonly string[])[] = [
  ["#INFO", "Version=0.0.2", "Template= eBay-draft-listings-template_US"],
  [
    "#INFO Action and Category ID are required fields. 1) Set Action to Draft 2) Please find the category ID for your listings here: https://pages.ebay.com/sellerinformation/news/categorychanges.html",
  ],
  [
    "#INFO After you've successfully uploaded your draft from the Seller Hub Reports tab, complete your drafts to active listings here: https://www.ebay.com/sh/lst/drafts",
  ],
  ["#INFO"],
];

const draftOf = (deal: Deal, asOf: string) => {
  const { drafts } = listingDrafts(knownItem({ deal, analysis: null, asOf }));
  const draft = drafts.find(({ platform }) => platform === "ebay");
  if (!draft) throw new Error("There is no draft for eBay");
  return draft;
};

/**
 * The columns of eBay's own file for drafts in Seller Hub Reports. The photos are eBay's to ask for:
 * the draft is finished there.
 */
export const ebayColumns = (asOf: string): CsvColumns<Deal> => ({
  "Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8)": () => "Draft",
  "Custom label (SKU)": (deal) => stockLabel(deal).slice(0, labelCharacters),
  "Category ID": ({ category }) => ebayCategory(category),
  Title: (deal) => plainStart(draftOf(deal, asOf).title),
  UPC: () => null,
  Price: (deal) => priceOf(deal, asOf),
  // Several are one lot, as their title and their price are.
  Quantity: () => 1,
  "Item photo URL": () => null,
  "Condition ID": (deal) => conditions[draftOf(deal, asOf).condition ?? ""] ?? null,
  Description: (deal) => htmlOf(draftOf(deal, asOf).description),
  Format: () => "FixedPrice",
});

/** The mark that keeps a spreadsheet from running a cell would be in the listing's title. */
const plainStart = (title: string) => title.replace(/^[=+\-@＝＋－＠'\s]+/, "");

/** eBay takes a description for HTML, and this one may be a stranger's words. */
function htmlOf(description: string): string {
  const escaped = description
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return `<p>${escaped.replaceAll("\n", "<br>")}</p>`;
}

function priceOf(deal: Deal, asOf: string): number | null {
  const { prices } = draftOf(deal, asOf);
  return prices === null ? null : prices.listAt / 100;
}

import { defineWords } from "@flipworth/words";

export const dealsImport = defineWords("deals.import", {
  title: "Import sold items",
  reading: "Reading the file…",
  columnCost: "What it cost you",
  columnBoughtOn: "Bought on",
  columnFee: "Selling fees",
  columnLabel: "Shipping label",
  columnSku: "SKU or label",
  columnItemId: "Item number",
  whereSold: "Where they sold",
  withoutCost:
    "{count, plural, one {The file doesn’t say what # sold item cost you. Their profit counts once you enter it.} other {The file doesn’t say what # sold items cost you. Their profit counts once you enter it.}}",
  soldItems: "{count, plural, one {# sold item} other {# sold items}}",
  added: "{count, plural, one {# sold item added} other {# sold items added}}",
  matched:
    "{sold, plural, one {# sold item matched to your stock.} other {# sold items matched to your stock.}}",
  known: "{known, number} already here.",
  matchedAndKnown:
    "{sold, plural, one {# sold item matched to your stock, {known, number} already here.} other {# sold items matched to your stock, {known, number} already here.}}",
  findThem: "Find them under Deals.",
});

import { defineWords } from "@flipworth/words";

export const dealsList = defineWords("deals.list", {
  show: "Show",
  showOpen: "Open",
  showSold: "Sold",
  showClosed: "Kept, given away, split",
  showAll: "All",
  searchLabel: "Search title or SKU",
  search: "Search",
  downloadCsv: "Download CSV",
  showMore: "Show more",
  empty: "No deals here. Add one, or track one from an analysis.",
  listLabel: "Your deals",
  pieces: "{count} pieces",
  sku: "SKU {sku}",
  daysHeld: "{days, plural, one {{days} day} other {{days} days}}",
  cost: "Cost {cost}",
  netProfit: "Net profit <amount>{profit}</amount>",
});

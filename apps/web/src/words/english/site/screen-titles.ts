import { defineWords } from "@flipworth/words";

/** What the browser's tab says of each screen. */
export const screenTitles = defineWords("site.titles", {
  analyze: "Analyze a listing | Flipworth",
  garageSale: "Garage sale mode | Flipworth",
  dashboard: "Dashboard | Flipworth",
  deals: "Deals | Flipworth",
  recordedPrices: "Recorded prices | Flipworth",
  trends: "Market trends | Flipworth",
  settings: "Settings | Flipworth",
  subscribe: "Subscribe | Flipworth",
  connectExtension: "Connect the extension | Flipworth",
  pricing: "Pricing | Flipworth",
});

import { defineWords } from "@flipworth/words";

// The worker says these without a parser: plain values, and plurals of one and other.

/** What Chrome shows for us: the button's title, the menu and the notices. */
export const workerWords = defineWords("extension.worker", {
  actionTitle: "Analyze this listing",
  menuAnalyze: "Analyze this listing with Flipworth",
  menuRate: "Rate this page with Flipworth",
  newBuys: "{count, plural, one {New likely Buy} other {{count} new likely Buys}}",
  newBuy: "{title}: asks {price}, about {profit} profit",
});

import { defineWords } from "@flipworth/words";

/** The last analyses. */
export const historyWords = defineWords("extension.history", {
  title: "Analysis history",
  back: "Back",
  loading: "Loading your history…",
  emptyTitle: "No analyses yet",
  empty: "Press the Flipworth button on a listing. Your results appear here.",
  failedTitle: "We couldn’t load your history",
  failed: "We can’t reach Flipworth right now. Try again in a minute.",
  openOnSite: "Open on the site",
  unknownItem: "Unknown Item",
  noPrice: "No price",
  profit: "Profit {amount}",
});

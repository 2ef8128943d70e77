import { defineWords } from "@flipworth/words";

/** What both lists of the dashboard say. */
export const dashboardLists = defineWords("dashboard.lists", {
  search: "Search by title",
  sort: "Sort",
  sort_newest: "Newest first",
  sort_oldest: "Oldest first",
  sort_profit: "Highest profit",
  download: "<wide>Download </wide>CSV",
  nothingFound: "Nothing matches “{search}”.",
  tryAgain: "Try again",
  loading: "Loading…",
  loadMore: "Load more",
  noPrice: "No price",
  free: "Free",
  marketValue: "Market Value",
  potentialProfit: "Potential Profit",
  unknownAmount: "N/A",
  delete: "Delete",
  deleteNamed: "Delete {name}",
});

export const dashboardSaved = defineWords("dashboard.saved", {
  list: "Saved listings",
  loading: "Loading your saved listings",
  loadFailed: "We couldn’t load your saved listings",
  emptyTitle: "No saved listings",
  empty: "Start analyzing deals to save your favorites here.",
  analyze: "Analyze a listing",
  noCondition: "Condition not specified",
  viewOriginal: "View Original",
  newTab: "(new tab)",
  deleted: "Listing deleted",
  deletedMore: "The listing has been removed from your saved items.",
  undo: "Undo",
  restored: "Listing restored",
  restoredMore: "It’s back in your saved listings.",
  error: "Error",
  deleteFailed: "Failed to delete listing: {reason}",
});

export const dashboardHistory = defineWords("dashboard.history", {
  list: "Analyses",
  loading: "Loading your analyses",
  loadFailed: "We couldn’t load your analyses",
  emptyTitle: "No analyses yet",
  empty: "Install the extension and start analyzing deals to see your history here.",
  getExtension: "Get the extension",
  unknownItem: "Unknown Item",
  analyzedOn: "Analyzed <time>{day}</time>",
  save_unsaved: "Save to Listings",
  save_saving: "Saving…",
  save_saved: "Saved",
  deleteTitle: "Delete analysis",
  deleteQuestion:
    "“{name}” is removed from your history. This cannot be undone, and the credit it used does not come back.",
  deleteFailed: "The analysis could not be deleted. {reason}",
  deleting: "Deleting…",
  deleteIt: "Delete it",
  keepIt: "Keep it",
  deleted: "Analysis deleted",
  deletedMore: "It is gone from your history.",
});

/** The answer behind a row of either list. */
export const dashboardAnalysis = defineWords("dashboard.analysis", {
  title: "Analysis",
  loading: "Loading the analysis",
  loadFailed: "We couldn’t load this analysis",
});

/** By the verdict; `none` where nothing was recommended. */
export const dashboardVerdicts = defineWords("dashboard.verdicts", {
  buy: "Buy",
  negotiate: "Negotiate",
  skip: "Skip",
  check: "Check",
  likely_scam: "Likely scam",
  none: "No verdict",
});

import { defineWords } from "@flipworth/words";

/** What many of the screens about deals say. */
export const dealsParts = defineWords("deals.parts", {
  tryAgain: "Try again",
  costUnknown: "not entered",
  writeFailed: "That didn’t work",
  viewPlans: "View Plans",
  saving: "Saving…",

  loadingDeals: "Loading your deals…",
  loadingDeal: "Loading this deal…",
  loadingProfit: "Loading your profit…",
  loadingBankroll: "Loading your bankroll…",
  loadingAccuracy: "Loading what we said…",
  loadingYear: "Loading the year…",
  loadingMileage: "Loading the mileage log…",
  loadingDrafts: "Loading your drafts…",
  failedDeals: "We couldn’t load your deals. {reason}",
  failedDeal: "We couldn’t load this deal. {reason}",
  failedProfit: "We couldn’t load your profit. {reason}",
  failedBankroll: "We couldn’t load your bankroll. {reason}",
  failedAccuracy: "We couldn’t load what we said. {reason}",
  failedYear: "We couldn’t load the year. {reason}",
  failedMileage: "We couldn’t load the mileage log. {reason}",
  failedDrafts: "We couldn’t load your drafts. {reason}",
});

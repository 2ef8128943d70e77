import { defineWords } from "@flipworth/words";

/** What can be done with an analyzed or saved listing on more than one screen. */
export const listingActions = defineWords("site.listingActions", {
  unknownItem: "Unknown item",
  track: "Track deal",
  trackNamed: "Track deal: {name}",
  adding: "Adding…",
  tracked: "Tracked",
  added: "Deal added",
  addedWhere: "You track it under Deals.",
  addFailed: "We couldn’t add the deal",
  open: "Open",
  viewPlans: "View Plans",
  write: "Write messages and listing",
  saved: "Analysis saved!",
  savedWhere: "The analysis has been added to your saved listings.",
  error: "Error",
  saveFailed: "Failed to save analysis: {problem}",
  signIn: "Sign in",
  copyLink: "Copy link",
  copied: "Link copied",
  copyByHand: "Copy this address",
});

import { defineWords } from "@flipworth/words";

/** The way to the pages of whoever takes the payments. */
export const billingPortal = defineWords("site.billingPortal", {
  title: "Subscription Management",
  opening: "Opening Billing Portal",
  tabBlocked: "Your browser blocked the new tab.",
  open: "Open it",
  unreadable: "Failed to get billing portal URL",
  failed: "Unable to open billing portal. Please try again.",
  manage: "Manage Account",
});

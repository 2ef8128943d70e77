import { defineWords } from "@flipworth/words";

export const dealsScreen = defineWords("deals.screen", {
  title: "Deals",
  today: "Today",
  all: "Deals",
  money: "Profit",
  accuracy: "Accuracy",
  tax: "Taxes",
  importSold: "Import sold items",
  addDeal: "Add a deal",
  writeListing: "Write a listing",
  loading: "Loading your deals",
  needsJavaScript: "Deals need JavaScript.",
  invitation: "Sign in to track what you buy, what it sells for and what you keep.",
});

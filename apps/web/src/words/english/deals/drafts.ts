import { defineWords } from "@flipworth/words";

/** What to write to sell an item, and to its seller. */
export const dealsDrafts = defineWords("deals.drafts", {
  summary: "Write the listing and messages",
  sellOn: "Sell on",
  messages: "Messages to the seller",
  draftFor: "Draft for {platform}",
  title: "Title",
  titleHint: "At most {count} characters.",
  condition: "Condition",
  chooseCondition: "Look it over and choose",
  category: "Category",
  chooseCategory: "Choose the closest one",
  shipping: "Shipping",
  description: "Description",
  descriptionHint: "Fill in each ____ before you post.",
  formAsksFor: "The form asks for: {fields}.",
  downloadDrafts: "Download all stock as eBay drafts (CSV)",

  noPrice: "No price: track the deal from an analysis to get one.",
  listAtProfit: "List at <strong>{price}</strong>, net profit <profit>{net}</profit>",
  listAtLeaves: "List at <strong>{price}</strong>, leaves {net}",
  takeAtLeastProfit: "Take at least <strong>{price}</strong>, net profit <profit>{net}</profit>",
  takeAtLeastLeaves: "Take at least <strong>{price}</strong>, leaves {net}",
  markDown: "After {days} days, mark it down to {price}.",
  photos: "Photos to take",

  copy: "Copy<hidden> {label}</hidden>",
  copied: "{label} copied",
  copyFailed: "Select the text and copy it yourself.",
});

import { defineWords } from "@flipworth/words";

export const dealsCosts = defineWords("deals.costs", {
  title: "Costs",
  pricePaid: "Price paid",
  remove: "Remove",
  removeCost: "Remove {kind} {amount}",
  addOne: "Add a cost",
  kind: "Kind",
  amount: "Amount ($)",
  paidOn: "Paid on",
  note: "Note",
  add: "Add cost",
});

export const dealsReceipt = defineWords("deals.receipt", {
  title: "Receipt",
  add: "Add a photo",
  replace: "Replace the photo",
  show: "Show the photo",
  hide: "Hide the photo",
  delete: "Delete the photo",
  loading: "Loading the photo…",
  alt: "The receipt",
  kept: "Receipt kept",
  deleted: "Receipt deleted",
  unreadable: "We can’t read this picture. Try a JPEG or PNG.",
});

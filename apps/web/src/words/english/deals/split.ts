import { defineWords } from "@flipworth/words";

export const dealsSplit = defineWords("deals.split", {
  explanation: "{cost} is shared among the items. Nothing is lost or counted twice.",
  shareCost: "Share the cost",
  byValue: "By what each is worth",
  byCount: "By count",
  byHand: "By hand",
  item: "Item {number}",
  worth: "Worth ($)",
  share: "Its share of the cost ($)",
  quantity: "Quantity",
  addItem: "Add an item",
  split: "Split the lot",
  done: "Lot split",
  nameTwo: "Name at least two items.",
  enterQuantities: "Enter a whole number for each quantity.",
  enterAmounts: "Enter an amount for each item.",
});

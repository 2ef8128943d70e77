import { defineWords } from "@flipworth/words";

/** The fields of a deal, where one is added and where one is changed. */
export const dealsForm = defineWords("deals.form", {
  addTitle: "Add a deal",
  whatIsIt: "What is it?",
  price: "Price ($)",
  more: "Date, place, miles and more",
  miles: "Miles driven, round trip",
  milesHint: "Goes into your mileage log.",
  sourceExample: "Garage sale",
  storedAtExample: "Shelf 2",
  add: "Add deal",
  adding: "Adding…",
  added: "Deal added",

  title: "Title",
  stage: "Stage",
  pricePaid: "Price paid ($)",
  boughtOn: "Bought on",
  boughtFrom: "Bought from",
  category: "Category",
  categoryNotSet: "Not set",
  feeClass: "eBay fee category",
  condition: "Condition",
  quantity: "Quantity",
  sku: "SKU or label",
  storedAt: "Stored at",
  weight: "Packed weight (ounces)",
  note: "Note",
  save: "Save details",
  saved: "Deal saved",
});

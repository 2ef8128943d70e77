import { defineWords } from "@flipworth/words";

export const dealsSale = defineWords("deals.sale", {
  sellIt: "Sell it",
  correct: "Correct the sale",
  sold: "Sold",
  dayAndPlatform: "{day} on {platform}",
  salePrice: "Sale price",
  buyerShipping: "Shipping the buyer paid",
  sellingFee: "Selling fee",
  label: "Shipping label",
  packing: "Packing",

  salePriceField: "Sale price ($)",
  soldOn: "Sold on",
  day: "Day",
  quantity: "Quantity (of {quantity})",
  buyerShippingField: "Shipping the buyer paid ($)",
  labelField: "Shipping label ($)",
  packingField: "Packing ($)",
  sellingFeeField: "Selling fee ($)",
  sellingFeeHint: "Leave empty to use the fee table.",
  record: "Record sale",
  recorded: "Sale recorded",
});

export const dealsReturn = defineWords("deals.return", {
  title: "It came back",
  returnedOn: "Returned on",
  refund: "Refund ($)",
  feeBack: "Fee you got back ($)",
  returnLabel: "Return label ($)",
  record: "Record return",
  recorded: "Return recorded",
});

import { defineWords } from "@flipworth/words";

/** What is in sight on a deal card. */
export const cardWords = defineWords("ui.dealCard", {
  warnings: "Warnings",
  risks: "Risks",
  inShort: "In short",
  free: "Free",
  askingPrice: "Asking {price}",
  askSeller: "Ask the seller",

  buy: "Buy.",
  buyAt: "Buy: {price} or less.",
  skip: "Skip it.",
  skipAtPrice: "Skip at this price.",

  soldListings: "See sold listings",
  priceHistory: "Price history",
  original: "View original",

  alternatives: "What it may be",
  alternative: "It may be",
  likelihood: "How likely",
  sellsFor: "Sells for",
  noKnownPrice: "no known price",
  underOnePercent: "under 1%",
  overMostPercent: "over 99%",

  profit: "Likely profit",
  aboutProfit: "likely profit",
  loss: "Likely loss",
  aboutLoss: "likely loss",
  explainProfit:
    "What is left {asking, select, none {} other {at the asking price of {asking} }}after selling fees, shipping and packing, if it sells for the typical price. Eight in ten sales end in the range below it. See the bill for each cost.",
  // A dash between two minus signs would be a third.
  rangeBelowZero: "{low} to {high}",
  limit: "Pay at most",
  aboutLimit: "the most to pay",
  explainLimit:
    "The highest price that’s still a Buy for your targets. Use it as your final offer.",
  startAt: "Start at {price}",
  bestPlace: "Best place to sell",
  aboutBestPlace: "the best place to sell",
  explainBestPlace:
    "Where you keep the most from a typical sale, after fees and delivery. See the other places below.",
  sellsInDays: "Sells in {span} days",
  sellsInWeeks: "Sells in {span} weeks",
  sellsInMonths: "Sells in {span} months",

  axis: "Price axis: {asking, select, none {} other {asking {asking}, }}resale range {low} to {high}, typical {typical}{breakEven, select, none {} other {, break-even {breakEven}}}.",
  asking: "Asking",
  typical: "typical {price}",
  aboutRange: "the resale range",
  explainRange:
    "Eight in ten sales should end between these two prices, and half of all sales above the typical one. The asking price doesn’t affect it.",
  breakEven: "Break-even {price}",
  aboutBreakEven: "break-even",
  explainBreakEven:
    "Sell it for this much and you break even after fees, shipping and the asking price.",
});

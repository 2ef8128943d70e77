import { defineWords } from "@flipworth/words";

/** The public page of one thing. */
export const thingPage = defineWords("things.page", {
  title: "Used {name} prices",
  lead: "We estimate that most used ones sell for {range}.",
  range: "{low}–{high}; typical {median}",
  inGoodCondition: "In good condition, without shipping.",
  byCondition: "Price by condition",
  condition: "Condition",
  byVersion: "What moves the price",
  version: "Version",
  byVersionNote: "The same condition, against {range} for the usual one.",
  byPlatform: "What you keep, by platform",
  ask: "What to ask the seller",
  faults: "Faults to look for",
  fakes: "Fakes, locks and ownership",
  recall: "Recall: {name}",
  recallSince: "{source}, since {month}",
  recordedSales: "Recorded sales",
  allRecordedSales: "All recorded sales and their history",
  related: "Related prices and guides",
  allPrices: "All used prices",
  articles: "Articles for flippers",
  foundOne: "Found one for sale?",
  foundOneMore:
    "Paste the listing and read your profit and the most to pay at its asking price. Free, with no signup.",
  analyze: "Analyze the listing",
  calculate: "Work out your profit",
  getExtension: "Get the extension",
});

export const thingFigures = defineWords("things.figures", {
  typicalPrice: "Typical price",
  goodCondition: "good condition",
  payAtMost: "Pay at most",
  payAtMostNote: "for $10 and 30% in six of ten flips",
  sellsIn: "Sells in",
  whenPricedRight: "when priced right",
  days: "{from}–{to} days",
  weeks: "{from}–{to} weeks",
  inAYear: "In a year",
  about: "about {price}",
  usualPace: "{change} at its usual pace",
  new: "New",
  usedBrings: "used brings {percent}% of it",
});

export const thingPlatforms = defineWords("things.platforms", {
  platform: "Platform",
  sellsFor: "Sells for",
  fee: "Fee",
  shipping: "Shipping",
  youKeep: "You keep",
  note: "At the typical price with the fees of {month}, before what you paid. Shipping includes packing.",
});

/** The list of all things that have a page. */
export const thingsIndex = defineWords("things.index", {
  title: "Used prices",
  lead: "What used things typically sell for.",
  note: "Typical price in good condition, without shipping.",
  yourSales: "Your recorded sales and prices",
  guide: "The {category} guide",
  notListed: "Not in the list?",
  notListedMore:
    "The analyzer knows thousands more, and reads the version and condition from the listing.",
  analyze: "Analyze a listing",
  getExtension: "Get the extension",
});

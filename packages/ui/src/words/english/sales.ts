import { defineWords, type Say } from "@flipworth/words";

/** What stands around the sales that an answer is by. */
export const salesWords = defineWords("ui.sales", {
  searched: "Sold listings for “{words}”",
  searchedWider:
    "Only {count, plural, one {# sale} other {# sales}} for “{words}”, so we also searched for “{wider}”.",
  median: "{count, plural, one {Median of this sale} other {Median of these # sales}}: {amount}",
  ours: "our typical price: {amount}",
  withShipping: "Prices include what buyers paid for shipping.",
  plotSummary:
    "{count, plural, one {# sale} other {# sales}}, {prices}; {inRange} within the resale range.",
  range: "Resale range",
  sale: "Sale",
  typical: "Typical price",
  legend: "Sales we use",
  leftOut: "Left out: {reason}",
  leftOutByYou: "You left this out",
  putBack: "You put this back. We left it out: {reason}",
  counted: "{count} of {all}",
  update: "Update the range",
  updating: "Updating the range…",
  cancel: "Cancel",
  free: "Free for a day after the analysis, up to 20 times. After that, it uses one analysis.",
  shipping: "+{amount} shipping",
  freeShipping: "free shipping",
  bestOffer: "or best offer",
  fewerWords: "matches only some of your search words",
  fewerWordsTitle:
    "{count, plural, one {# result matches fewer words and doesn’t count} other {# results match fewer words and don’t count}}",
  soldOn: "sold {day}",
});

export type SayOfSales = Say<keyof typeof salesWords.english>;

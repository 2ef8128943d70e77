import { defineWords } from "@flipworth/words";

export const dealsAccuracy = defineWords("deals.accuracy", {
  empty:
    "Sell a deal that you tracked from an analysis. Then you see here what we said and what it brought.",
  title: "We said, it brought",
  insideRange: "Inside the range",
  insideOfSold: "{inside} of {sold}; we aim for 80%",
  besideTypicalPrice: "Beside our typical price",
  netProfit: "Net profit",
  profitWeSaid: "we said {profit}",

  plotTitle: "Each sale beside our typical price",
  plotSummary: "Where the lines are apart, a sale brought more or less than we said.",
  soldOn: "Sold on",
  weSaid: "We said",
  itBrought: "It brought",

  byCategory: "By category",
  byPlatform: "By platform",
  name: "Name",
  sold: "Sold",
  besideTypical: "Beside typical",

  saleBySale: "Sale by sale",
  item: "Item",
  range: "Range",
  inside: "Inside",
  outside: "Outside",
});

import { defineWords } from "@flipworth/words";

/** What more than one page of recorded prices says. */
export const pricesCommon = defineWords("prices.common", {
  invitation: "Sign in to see recorded sales.",
  prices: "Prices",
  loading: "Loading prices",
  needsJavaScript: "This page needs JavaScript.",
  notFound: "No such page",
  loadFailed: "We couldn’t load these prices",
  tryAgain: "Try again",
  noSales: "No sales recorded yet.",
  name: "Name",
  month: "Month",
  sales: "Sales",
  low: "Low",
  median: "Median",
  high: "High",
});

export const pricesIndex = defineWords("prices.index", {
  intro:
    "Each analysis links to the recorded sales of its thing. Your <sales>recorded sales</sales> are in the settings, and what they show on the whole is under <trends>market trends</trends>.",
});

export const pricesNear = defineWords("prices.near", {
  title: "Sales behind an estimate",
  intro:
    "Recorded sales most like “{title}”, the nearest first. Very different ones count little. A change counts from your next analysis.",
  none: "No recorded sale is like it.",
});

export const pricesCategory = defineWords("prices.category", {
  sold: "{count, plural, one {# recorded sale} other {# recorded sales}}.",
  byMonth: "Sales by month",
  byMonthSummary: "How many recorded sales each month has, {category} of all kinds.",
  mostSales: "Most sales",
  medianAndSales: "{median}, {count, plural, one {# sale} other {# sales}}",
});

export const pricesEntry = defineWords("prices.entry", {
  recordedSales: "Recorded sales",
  recordedRange: "{count, plural, one {# sale} other {# sales}}, most {low}–{high}",
  noneRecorded: "none yet",
  priceGuide: "Price guide",
  guideRange: "most {low}–{high}, {month}",
  daysToSell: "Days to sell",
  daysToSellNote: "median of offers that sold",
  tooFewOffers: "not enough offers followed",
  sellThrough: "Sell-through",
  sellThroughNote: "{sold} of {count, plural, one {# offer} other {# offers}} sold",
  byCondition: "By condition",
  byMarketplace: "By marketplace",
  rangeOf: "Range of {name}",
  noSalesTitle: "No sales recorded yet",
  noSales:
    "Read a page of sold results with the extension, or <link>import your sales</link>. They show here within a minute.",
});

/** The sales of a thing over time, and over the months of the year. */
export const pricesPlots = defineWords("prices.plots", {
  overTime: "Sales over time",
  priceGuide: "Price guide",
  sold: "Sold",
  median: "Median",
  span: "8 in 10 sales",
  asked: "Asked",
  countSold: "{sold, plural, one {# sale} other {# sales}}",
  countAsked: "{asked, plural, one {# asking price} other {# asking prices}}",
  countBoth:
    "{sold, plural, one {# sale} other {# sales}} and {asked, plural, one {# asking price} other {# asking prices}}",
  noneSold: "{counts}; none has sold yet.",
  asGuide: "{counts}. Typical {median}, as the price guide says.",
  aboveGuide: "{counts}. Typical {median}, {percent}% above the price guide.",
  belowGuide: "{counts}. Typical {median}, {percent}% below the price guide.",
  byMonthOfYear: "By month of the year",
  besideMedian: "Beside the median",
  bestAbove:
    "Prices are highest in {month}: {percent}% above the median of all sales. Months without a bar have too few sales.",
  bestBelow:
    "Prices are highest in {month}: {percent}% below the median of all sales. Months without a bar have too few sales.",
});

export const pricesSales = defineWords("prices.sales", {
  title: "Sales",
  allShared: "All of these are shared by other people.",
  own: "{count, plural, one {# sale} other {# sales}} of your own. Leave out what is something else.",
  showLatest: "Show the latest {count}",
  kind_ask: "asked {price}",
  kind_sold: "sold {price}",
  strike: "Don't count",
  strikeNamed: "Don't count {title}",
});

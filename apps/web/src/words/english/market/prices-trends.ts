import { defineWords } from "@flipworth/words";

/** What rose, what fell, what sells fastest: of a category and of all things. */
export const pricesMoves = defineWords("prices.moves", {
  thing: "Thing",
  rose: "Rose",
  noneRose: "Nothing has risen by more than chance explains.",
  fell: "Fell",
  noneFell: "Nothing has fallen by more than chance explains.",
  fastest: "Sells fastest",
  noneFast: "Too few offers were seen before they sold.",
  days: "{count, plural, one {# day} other {# days}}",
  movedTo: "{change} to {price}",
  note: "Rose and fell: the median of the latest 90 days against the year before, where the change is larger than chance explains.",
});

export const pricesTrends = defineWords("prices.trends", {
  title: "Market trends",
  invitation: "Sign in to see what rises, what falls and what sells fastest.",
  sold: "{count, plural, =0 {No sales recorded yet.} one {# recorded sale in 27 months.} other {# recorded sales in 27 months.}}",
  tooFewTitle: "Too few sales to show a trend",
  tooFew:
    "A thing needs three sales in the latest 90 days and three in the year before. Read pages of sold results with the extension, or <link>import your sales</link>.",
  tooFewOfNone:
    "There are none yet. A thing needs three sales in the latest 90 days and three in the year before. Read pages of sold results with the extension, or <link>import your sales</link>.",
  categories: "Categories",
  category: "Category",
  makers: "Makers",
  maker: "Maker",
  groupsSummary: "Change of the median of the latest 90 days against the year before.",
  change: "Change",
  doubt: "May be off by",
  sales: "Sales",
  peaks: "Best months to sell",
  noPeaks: "A month needs sales in two years first.",
  peak: "{month}, {change}",
});

export const pricesWatches = defineWords("prices.watches", {
  title: "Watched things",
  none: "Nothing yet. Open a thing below, or from an answer, and press “Watch this price”.",
  watch: "Watch this price",
  watching: "Watching",
  stop: "Stop",
  stopNamed: "Stop watching {name}",
  tooFew: "Too few recorded sales to tell.",
  unclear:
    "No clear change: median {median}, {count, plural, one {{count} sale} other {{count} sales}} in 90 days.",
  moved:
    "{change} (±{doubt}%): {before} to {median}, {count, plural, one {{count} sale} other {{count} sales}} in 90 days.",
  digest: "Email me once a week when one of them moves",
});

export const pricesAgeing = defineWords("prices.ageing", {
  title: "How fast things lose value",
  intro:
    "Our price guide’s estimate, not a record of sales: what a used one in good condition brings of its launch price.",
  caption: "Share of the launch price by age",
  kind: "Kind",
  years: "{years} yr",
});

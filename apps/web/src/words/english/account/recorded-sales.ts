import { defineWords } from "@flipworth/words";

export const saleWords = defineWords("account.recordedSales", {
  title: "Recorded sales",
  what: "Sold prices you imported or read on results pages. Each one sharpens your next estimate of a similar thing.",
  loadFailed: "We couldn’t load your sales. {reason}",
  none: "No sales recorded yet.",
  showLatest: "Show the latest {count}",
  asked: "asked {amount} · {date} · {marketplace}",
  sold: "sold {amount} · {date} · {marketplace}",
  notCounted: "Not counted",
  doNotCount: "Don't count",
  doNotCountSale: "Don't count {title}",

  condition: "Condition",
  readingFile: "Reading the file…",
  whereTheySold: "Where they sold",
  whereTheySoldHint: "Optional. Shown beside each sale.",
  sales: "{count, plural, one {# sale} other {# sales}}",
  added: "{count, plural, one {# sale added} other {# sales added}}",
  addedDetail: "Used from your next analysis.",
  written: "{kept, number} of {total, plural, one {# sale} other {# sales}} written",
});

import { defineWords } from "@flipworth/words";

/** A file of sold items: chosen, shown and kept. */
export const salesFile = defineWords("site.salesFile", {
  choose: "Import a CSV file",
  hint: "We recognize order files from eBay, Mercari, Poshmark, Depop, StockX and Facebook. Any other file works if it has a title, a price and a date.",
  import: "Import {what}",
  importing: "Importing…",
  cancel: "Cancel",
  preview: "Preview of {name}",
  read: "{readable, plural, one {# sale} other {# sales}} can be read, {bad, plural, one {# line} other {# lines}} can't.",
  readFrom:
    "{readable, plural, one {# sale} other {# sales}} from {marketplace} can be read, {bad, plural, one {# line} other {# lines}} can't.",
  notInFile: "Not in this file",
  badLines: "Lines that can't be read",
  badLine: "Line {line}: {reason}",
  more: "{count, number} more",
  title: "Title",
  price: "Sold price",
  date: "Sold on",
  shipping: "Shipping paid by the buyer",
  samplePrice: "Price",
});

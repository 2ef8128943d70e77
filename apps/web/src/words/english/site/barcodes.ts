import { defineWords } from "@flipworth/words";

/** What a barcode alone says of an item. */
export const barcodes = defineWords("site.barcodes", {
  book: "ISBN {number}: a book. We price books by kind, so add the title for a closer estimate.",
  unknown: "Barcode {number}. Our price guide doesn’t list barcodes: tell us what it is.",
});

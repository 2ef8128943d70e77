import { defineWords } from "@flipworth/words";

// The script in the page says these without a parser: plain values, and plurals of one and other.

/** The corner in a page, apart: the script that every listing page gets carries no others. */
export const cornerWords = defineWords("extension.corner", {
  analyze: "Analyze Deal",
  reading: "Reading…",
  hide: "Hide on this site",
  useSales: "Use these sales",
  salesFor: "For “{deal}”",
  card: "Flipworth",
  updated: "Flipworth was updated. Reload the page, then press the button again.",
  failed: "Flipworth didn’t respond. Press the button again.",
  unseen:
    "Something on this page covers or changes this button. Use Flipworth’s button in Chrome’s toolbar.",
  noSales: "We found no sales on this page.",
  noDeal: "Analyze a listing first, then open its sold listings from the card.",
  stillBefore: "The page still shows the previous item. Wait a moment, then press again.",
});

/** The words of the corner in a page, apart: the script that every listing page gets carries no others. */
export type PageStrings = typeof englishInPages;

const englishInPages = {
  analyze: "Analyze Deal",
  reading: "Reading…",
  hide: "Hide on this site",
  useSales: "Use these sales",
  salesFor: (deal: string) => `For “${deal}”`,
  card: "Flipworth",
  updated: "Flipworth was updated. Reload the page, then press the button again.",
  failed: "Flipworth didn’t respond. Press the button again.",
  unseen:
    "Something on this page covers or changes this button. Use Flipworth’s button in Chrome’s toolbar.",
  noWords: "We couldn’t find a listing’s text on this page. A picture of it may help.",
  noSales: "We found no sales on this page.",
  noDeal: "Analyze a listing first, then open its sold listings from the card.",
  stillBefore: "The page still shows the previous item. Wait a moment, then press again.",
};

export const pageStrings: PageStrings = englishInPages;

import { defineWords } from "@flipworth/words";

// The script in the page says these without a parser: plain values, and plurals of one and other.

/** The marks in a page of listings, apart: the script there carries no others. */
export const marksWords = defineWords("extension.marks", {
  buy: "Likely Buy +{profit}",
  buyPlain: "Likely Buy",
  negotiate: "Negotiate to {price}",
  negotiatePlain: "Negotiate",
  skip: "Skip",
  unsure: "Not sure",
  named: "{label}: {title}",
  marks: "Flipworth’s marks",
  rating: "Rating this page…",
  summary: "{count} rated, {buys, plural, one {1 likely Buy} other {{buys} likely Buys}}",
  nothing: "Nothing here to rate yet",
  next: "Next likely Buy",
  hide: "Hide marks",
  full: "Rated on your device from its title and price. Open the listing for the full answer.",
  open: "Open listing",
  close: "Close",
  failed: "We couldn’t rate this page. Reload it and try again.",
});

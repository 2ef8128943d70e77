import { defineWords } from "@flipworth/words";

/** Bringing what such things sold for. */
export const soldWords = defineWords("analyses.sold", {
  title: "Sold prices",
  check: "Check sold prices",
  open: "Open the sold listings",
  copyPage:
    "{extension, select, yes {Or open} other {Open}} eBay’s sold listings{search, select, yes { for “{words}”} other {}}, copy the whole page (Ctrl+A, then Ctrl+C; ⌘A and ⌘C on a Mac) and paste it below.",
  inOnePress: "The extension does this in one press.",
  searchWider: "Search wider: {words}",
  searchElsewhere: "Search {site}",
  newTab: "(new tab)",
  copied: "Copied page",
  pasteHere: "Paste here",
  noneFound:
    "We found no sold listings in that. Copy the whole results page, not just its address, and paste it here.",

  byExtension:
    "The extension opens eBay’s sold listings for “{words}” in a background tab, reads them once and updates the range. The first time, it asks you to allow www.ebay.com.",
  reading: "Reading sold listings…",
  problem_not_allowed:
    "The extension may not read www.ebay.com yet. Press “Allow www.ebay.com” on its options page, then press again here.",
  problem_check_page:
    "eBay wants to check that you’re a person. Do that in the tab that opened, then press again.",
  problem_sign_in:
    "eBay asks you to sign in first. Do that in the tab that opened, then press again.",
  problem_elsewhere:
    "eBay shows another page instead of sold listings. Look at the tab that opened, then press again.",
  problem_no_results:
    "eBay shows no sold listings for these words. Try others in the tab that opened, and copy its page.",
  problem_not_loaded:
    "The sold listings didn’t load. Look at the tab that opened, then press again.",
  problem_closed: "The tab was closed before it could be read. Press again.",
  problem_failed: "The extension didn’t answer. Reload this page and press again.",
});

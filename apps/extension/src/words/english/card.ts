import { defineWords } from "@flipworth/words";

/** The card on a page. */
export const cardWords = defineWords("extension.card", {
  name: "Flipworth",
  openPanel: "Side panel",
  close: "Close",
});

/** The press that looks up what such things sold for. */
export const soldCheckWords = defineWords("extension.soldCheck", {
  title: "Sold prices",
  press: "Check sold prices",
  lead: "We open eBay’s sold listings for “{words}” in a background tab, read them once and update the range.",
  pressElsewhere: "Check {site}",
  chromeAsks: "Chrome asks you once to let Flipworth read {host}.",
  opening: "Reading sold listings…",
  updating: "Updating the range…",
  why_not_allowed: "Chrome didn’t allow us to read {host}, so we didn’t. Press again to allow it.",
  why_check_page:
    "{site} wants to check that you’re a person. Do that in the tab we opened, then press again.",
  why_sign_in: "{site} asks you to sign in first. Do that in the tab we opened, then press again.",
  why_elsewhere:
    "{site} shows another page instead of sold listings. Look at the tab we opened, then press again.",
  why_no_results:
    "{site} shows no sold listings for “{words}”. Try other words in the tab we opened, then press “Use these sales” there.",
  why_not_loaded: "The sold listings didn’t load. Look at the tab we opened, then press again.",
  why_closed: "The tab was closed before we could read it. Press again.",
});

/** A deal judged by the sales of a page. */
export const salesWords = defineWords("extension.sales", {
  cancel: "Cancel",
  loading: "Comparing with these sales…",
  goneTitle: "We no longer have these sales",
  gone: "Press “Use these sales” on their page again.",
  title: "{count, plural, one {1 sale} other {{count} sales}} from this page",
});

/** The card on a page and its comparison with sold listings. */
export const cardStrings = {
  card: {
    name: "Flipworth",
    openPanel: "Side panel",
    close: "Close",
  },
  soldCheck: {
    title: "Sold prices",
    press: "Check sold prices",
    lead: (words: string) =>
      `We open eBay’s sold listings for “${words}” in a background tab, read them once and update the range.`,
    chromeAsks: "Chrome asks you once to let Flipworth read www.ebay.com.",
    opening: "Reading sold listings…",
    updating: "Updating the range…",
    not_allowed:
      "Chrome didn’t allow us to read www.ebay.com, so we didn’t. Press again to allow it.",
    check_page:
      "eBay wants to check that you’re a person. Do that in the tab we opened, then press again.",
    sign_in: "eBay asks you to sign in first. Do that in the tab we opened, then press again.",
    elsewhere:
      "eBay shows another page instead of sold listings. Look at the tab we opened, then press again.",
    no_results: (words: string) =>
      `eBay shows no sold listings for “${words}”. Try other words in the tab we opened, then press “Use these sales” there.`,
    not_loaded: "The sold listings didn’t load. Look at the tab we opened, then press again.",
    closed: "The tab was closed before we could read it. Press again.",
  },
  sales: {
    cancel: "Cancel",
    loading: "Comparing with these sales…",
    goneTitle: "We no longer have these sales",
    gone: "Press “Use these sales” on their page again.",
    title: (count: number) =>
      count === 1 ? "1 sale from this page" : `${count} sales from this page`,
  },
};

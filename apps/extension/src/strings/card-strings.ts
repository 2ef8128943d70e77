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
    searched: (words: string) => `eBay’s sold listings for “${words}”`,
    searchedWider: (sales: number, words: string, wider: string) =>
      `Only ${sales === 1 ? "1 sale" : `${sales} sales`} for “${words}”, so we also searched for “${wider}”.`,
    median: (amount: string, count: number) => `Median of these ${count} sales: ${amount}`,
    ours: (amount: string) => `our typical price: ${amount}`,
    withShipping: "Prices include what buyers paid for shipping.",
    plot: "Sales and the resale range",
    plotSummary: (count: number, low: string, high: string, inRange: number) =>
      `${count} sales from ${low} to ${high}; ${inRange} within the resale range.`,
    range: "Resale range",
    sale: "Sale",
    typical: "Typical price",
    loading: "Comparing with these sales…",
    goneTitle: "We no longer have these sales",
    gone: "Press “Use these sales” on their page again.",
    title: (count: number) =>
      count === 1 ? "1 sale from this page" : `${count} sales from this page`,
    legend: "Sales we use",
    leftOut: (reason: string) => `Left out: ${reason}`,
    leftOutByYou: "You left this out",
    putBack: (reason: string) => `You put this back. We left it out: ${reason}`,
    counted: (count: number, all: number) => `${count} of ${all}`,
    update: "Update the range",
    updating: "Updating the range…",
    cancel: "Cancel",
    free: "Free for a day after the analysis, up to 20 times. After that, it uses one analysis.",
    shipping: (amount: string) => `+${amount} shipping`,
    freeShipping: "free shipping",
    bestOffer: "or best offer",
    fewerWords: "matches only some of your search words",
    fewerWordsTitle: (count: number) =>
      count === 1
        ? "1 result matches fewer words and doesn’t count"
        : `${count} results match fewer words and don’t count`,
    soldOn: (day: string) => `sold ${day}`,
  },
};

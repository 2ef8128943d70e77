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
    pressElsewhere: (site: string) => `Check ${site}`,
    chromeAsks: (host: string) => `Chrome asks you once to let Flipworth read ${host}.`,
    opening: "Reading sold listings…",
    updating: "Updating the range…",
    not_allowed: ({ host }: Asked) =>
      `Chrome didn’t allow us to read ${host}, so we didn’t. Press again to allow it.`,
    check_page: ({ site }: Asked) =>
      `${site} wants to check that you’re a person. Do that in the tab we opened, then press again.`,
    sign_in: ({ site }: Asked) =>
      `${site} asks you to sign in first. Do that in the tab we opened, then press again.`,
    elsewhere: ({ site }: Asked) =>
      `${site} shows another page instead of sold listings. Look at the tab we opened, then press again.`,
    no_results: ({ site, words }: Asked) =>
      `${site} shows no sold listings for “${words}”. Try other words in the tab we opened, then press “Use these sales” there.`,
    not_loaded: (_asked: Asked) =>
      "The sold listings didn’t load. Look at the tab we opened, then press again.",
    closed: (_asked: Asked) => "The tab was closed before we could read it. Press again.",
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

/** Where sold prices were looked up, and by which words. */
type Asked = { site: string; host: string; words: string };

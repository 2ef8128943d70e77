/** The panel's part about a page of many listings, and Chrome's notices of what came there. */
export const ratingStrings = {
  rating: {
    title: "Rate this page",
    lead: "See which listings on this page are worth opening. We rate them on your device: no listing leaves your browser, and it doesn’t use an analysis.",
    rate: "Rate this page",
    starting: "Rating…",
    notGranted: "Press the Flipworth button in Chrome’s toolbar on this page, then try again.",
    fromOptions: "We use the targets from this extension’s options.",
    rated: (count: number, read: number) =>
      `${count === 1 ? "1 listing" : `${count} listings`} rated${
        read > count ? `, ${read - count} not for resale` : ""
      }`,
    none: "No listing here shows one price in US dollars, so there’s nothing to rate yet. New ones are rated as the page loads them.",
    full: "This is a first look from the title and price. Open a listing and press Flipworth for the full answer.",
    hideMarks: "Hide marks",
    openBest: "Open the best",
    noneLeft: "No likely Buy left to open.",
    filters: "Filters",
    minimumProfit: "Minimum profit ($)",
    maximumMiles: "Distance",
    anyDistance: "Any distance",
    withinMiles: (miles: number) => `Within ${miles} miles`,
    category: "Category",
    anyCategory: "All categories",
    nothingFits: "Nothing fits these filters.",
    showMore: (count: number) => `Show ${count} more`,
    list: "Rated listings",
    marks: { buy: "Likely Buy", negotiate: "Negotiate", skip: "Skip", unsure: "Not sure" },
    asking: (price: string) => `asks ${price}`,
    profit: (profit: string) => `about ${profit} profit`,
    payAtMost: (price: string) => `pay at most ${price}`,
    miles: (miles: number) => (miles === 1 ? "1 mile away" : `${miles} miles away`),
    always: (site: string) => `Always rate pages on ${site}`,
    alwaysHint:
      "Chrome will ask you to let Flipworth read that site. Then marks appear without a press, still on your device.",
    notify: "Notify me about new likely Buys",
    notifyHint: "While a rated page stays open and loads more.",
    notAllowed: "Chrome didn’t allow it, so nothing changed.",
    sites: {
      facebook: "Facebook Marketplace",
      craigslist: "Craigslist",
      offerup: "OfferUp",
      ebay: "eBay",
      mercari: "Mercari",
    },
    newBuys: (count: number) => (count === 1 ? "New likely Buy" : `${count} new likely Buys`),
    newBuy: (title: string, price: string, profit: string) =>
      `${title}: asks ${price}, about ${profit} profit`,
  },
};

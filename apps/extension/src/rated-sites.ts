import type { OffersSite } from "@flipworth/readers";

/** For Chrome's question before a site's pages are always rated: what is asked for. */
export const ratedSites: Record<OffersSite, readonly string[]> = {
  facebook: ["https://www.facebook.com/*"],
  craigslist: ["https://*.craigslist.org/*", "https://*.craigslist.ca/*"],
  offerup: ["https://offerup.com/*", "https://www.offerup.com/*"],
  ebay: ["https://www.ebay.com/*"],
  mercari: ["https://www.mercari.com/*"],
};

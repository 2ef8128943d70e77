/**
 * Where our script waits for a click, by host and path. Facebook and OfferUp move from page to page
 * without loading, so no narrower path would see a person arrive at a listing.
 */
const places = [
  { host: "www.facebook.com", paths: ["/*"] },
  { host: "offerup.com", paths: ["/*"] },
  { host: "www.offerup.com", paths: ["/*"] },
  { host: "*.craigslist.org", paths: ["/*.html"] },
  { host: "*.craigslist.ca", paths: ["/*.html"] },
  { host: "www.ebay.com", paths: ["/itm/*", "/sch/*"] },
  { host: "www.ebay.co.uk", paths: ["/itm/*", "/sch/*"] },
  { host: "www.ebay.ca", paths: ["/itm/*", "/sch/*"] },
  { host: "www.ebay.de", paths: ["/itm/*", "/sch/*"] },
  { host: "www.ebay.com.au", paths: ["/itm/*", "/sch/*"] },
  // Our script comes there by a press alone, or where the person allowed the site.
  { host: "www.mercari.com", paths: [] },
] as const;

/** For the manifest: the pages that get our script. */
export const listingPages: string[] = places.flatMap(({ host, paths }) =>
  paths.map((path) => `https://${host}${path}`),
);

/** For the manifest: whole sites, as web-accessible resources take no paths. */
export const listingSites: string[] = places
  .filter(({ paths }) => paths.length > 0)
  .map(({ host }) => `https://${host}/*`);

/** The site of an origin, whatever its city: "*.craigslist.org"; undefined for every other site. */
export function siteOf(origin: string): string | undefined {
  return places.find(({ host }) =>
    host.startsWith("*.")
      ? origin.startsWith("https://") && origin.endsWith(host.slice(1))
      : origin === `https://${host}`,
  )?.host;
}

export type { PageListing, PageReading, Site } from "./page-reading.ts";
export { isListingAddress, readListingPage } from "./read-listing-page.ts";

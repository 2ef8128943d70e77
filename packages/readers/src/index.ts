export type {
  HealthField,
  PageListing,
  PageOffer,
  PageReading,
  ReadingHealth,
  Site,
  Way,
} from "./page-reading.ts";
export { isListingAddress, listingIdOf, readListingPage } from "./read-listing-page.ts";
export type { SoldCard, SoldReading, SoldSite, StruckOutCard } from "./sold-reading.ts";
export { type OfferCard, readOfferCards } from "./offer-cards.ts";
export { type OffersSite, offersSiteOf } from "./offers-pages.ts";
export { isSoldAddress, readSoldPage } from "./read-sold-page.ts";
export { lookAtSoldPage, type SoldLook } from "./look-at-sold-page.ts";

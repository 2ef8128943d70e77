export type {
  HealthField,
  PageListing,
  PageOffer,
  PageReading,
  ReadingHealth,
  Site,
  Way,
} from "./page/page-reading.ts";
export { isListingAddress, listingIdOf, readListingPage } from "./read-listing-page.ts";
export type { SoldCard, SoldReading, SoldSite, StruckOutCard } from "./sold/sold-reading.ts";
export { type OfferCard, readOfferCards } from "./cards/offer-cards.ts";
export { type OffersSite, offersSiteOf } from "./cards/offers-pages.ts";
export { isSoldAddress, readSoldPage } from "./sold/read-sold-page.ts";
export { lookAtSoldPage, type SoldLook } from "./sold/look-at-sold-page.ts";

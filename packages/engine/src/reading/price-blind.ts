import type { ListingFacts, PriceBlindFacts } from "./listing-facts.ts";

/** Leaves the price out rather than hiding it behind a type: nothing downstream can find it. */
export function priceBlind({
  price: _price,
  seller: _seller,
  origins: _origins,
  ...facts
}: ListingFacts): PriceBlindFacts {
  return facts;
}

import { type Cents, cents } from "../../money/cents.ts";
import { peoplesPrice } from "../peoples-price.ts";

/** In cents: what to offer first, and the price above which to leave it. */
export type Offers = { opening: Cents; walkAway: Cents };

/** Sellers take 11 to 19 % less than they list in the middle; a first offer leaves room to meet there. */
const openingShare = 0.75;
/** Below the limit, so that there is something to give. */
const belowLimit = 0.9;
const leastOffer = cents(1_00);

/** Only for a thing to buy or to bargain for; null for a gift and where nothing is left to offer. */
export function offersFor(asking: Cents, limit: Cents | null): Offers | null {
  if (limit === null) return null;
  const exact = cents(Math.floor(Math.min(openingShare * asking, belowLimit * limit)));
  const opening = peoplesPrice(exact);
  return opening < leastOffer ? null : { opening, walkAway: limit };
}

import { type Cents, cents } from "../../money/cents.ts";

/** In cents: what to offer first, and the price above which to leave it. */
export type Offers = { opening: Cents; walkAway: Cents };

/** Sellers take 11 to 19 % less than they list in the middle; a first offer leaves room to meet there. */
const openingShare = 0.75;
/** Below the limit, so that there is something to give. */
const belowLimit = 0.9;
/** Who asks more than twice the limit will not come down to it. */
const hopelessShare = 0.5;

/** null for a gift, for no price, and where the limit is out of reach. */
export function offersFor(asking: Cents | null, limit: Cents | null): Offers | null {
  if (asking === null || asking === 0 || limit === null) return null;
  if (limit < hopelessShare * asking) return null;
  const opening = Math.min(openingShare * asking, belowLimit * limit);
  const step = opening < 5_000 ? 100 : 500;
  const rounded = Math.max(100, Math.floor(opening / step) * step);
  const walkAway = cents(Math.min(limit, asking));
  return walkAway < rounded ? null : { opening: cents(rounded), walkAway };
}

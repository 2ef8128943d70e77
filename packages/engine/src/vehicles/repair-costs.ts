import type { VehicleFacts } from "./reading/vehicle-facts.ts";

export type RepairCosts = {
  fromUsd: number;
  toUsd: number;
  /** What a buyer takes off the price for it, in dollars. */
  deductedUsd: number;
  /** Standard deviation of ln(price) that the repairs bring. */
  doubt: number;
};

/**
 * What the named repairs cost and what they take off the price. A state of "fair" and "does not
 * run" are in the price already, so only what goes beyond that share comes off; and nobody takes
 * off more than 45 % for repairs: whoever buys to mend or for parts pays the rest.
 */
export function repairCosts({ repairs, condition, runs }: VehicleFacts, usd: number): RepairCosts {
  const fromUsd = repairs.reduce((sum, repair) => sum + repair.fromUsd, 0);
  const toUsd = repairs.reduce((sum, repair) => sum + repair.toUsd, 0);
  if (repairs.length === 0) return { fromUsd, toUsd, deductedUsd: 0, doubt: 0 };
  const middle = Math.sqrt(fromUsd * toUsd);
  const isPricedIn = condition === "fair" || condition === "poor" || runs === false;
  const share = Math.min(mostShare, middle / usd) * (isPricedIn ? pricedInShare : 1);
  return { fromUsd, toUsd, deductedUsd: share * usd, doubt: share / 2 };
}

const mostShare = 0.45;
/** What of a repair's cost is left to take off where the words have lowered the price already. */
const pricedInShare = 0.25;

import type { Retention } from "@flipworth/guide/retention";

/** −ln of what is left at an age, of the value at the launch: rises with age, ever more slowly. */
export function lossAt(ageYears: number, { stretches: parts }: Retention): number {
  let from = 0;
  let loss = 0;
  for (const { untilYears, lossPerYear } of parts) {
    const years = Math.min(ageYears, untilYears) - from;
    if (years <= 0) break;
    loss -= Math.log(1 - lossPerYear) * years;
    from = untilYears;
  }
  return loss;
}

/**
 * A price some years on. It comes down to the kind's floor at the rate of its first years, so the
 * less is left the more slowly it falls, and of two things the dearer one stays the dearer.
 */
export function priceAfter(
  usd: number,
  years: number,
  { stretches: parts, floorUsd }: Retention,
): number {
  const lossPerYear = parts[0]?.lossPerYear ?? 0;
  const floor = Math.min(usd, floorUsd);
  return floor + (usd - floor) * (1 - lossPerYear) ** years;
}

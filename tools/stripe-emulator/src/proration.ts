import type { Seconds } from "./clock.ts";

export type Period = { start: Seconds; end: Seconds };

/**
 * What of a period's price belongs to the time that is left, in whole cents.
 *
 * The provider counts by the second and rounds each line on its own; how it rounds exactly half
 * a cent is not documented, here it goes up.
 */
export function remainingCents(priceCents: number, period: Period, now: Seconds): number {
  const length = period.end - period.start;
  const left = Math.min(length, Math.max(0, period.end - now));
  return Math.round((priceCents * left) / length);
}

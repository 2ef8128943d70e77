type AgeingCurve = {
  /** What a used one brings of the launch price in the month of the launch. */
  firstShare: number;
  /** In order of age; the last one has no end. */
  stretches: readonly { untilYears?: number; lossPerYear: number }[];
};

/** What is left of the launch price after so many years, from 0 to 1. */
export function shareAfter({ firstShare, stretches }: AgeingCurve, years: number): number {
  let share = firstShare;
  let from = 0;
  for (const { untilYears = Infinity, lossPerYear } of stretches) {
    if (years <= from) break;
    share *= (1 - lossPerYear) ** (Math.min(years, untilYears) - from);
    from = untilYears;
  }
  return share;
}

import { type Cents, cents } from "../money/cents.ts";
import type { SalePriceDistribution } from "./evidence.ts";

/** Standard normal deviate of the 90th percentile. */
const z90 = 1.2815515655446004;

/** 10th percentile, median and 90th of the sale price, rounded for people. */
export type ResaleRange = { low: Cents; median: Cents; high: Cents };

/**
 * Rounds to what an estimate can carry: whole dollars under $200, then steps of $5, $10, $50 and
 * $100. The ends round outwards, so a rounded range never promises more than the exact one. These
 * same figures are used everywhere after this, so no two places can contradict each other.
 */
export function resaleRange({ logMedian, logSd }: SalePriceDistribution): ResaleRange {
  const low = roundTo(Math.exp(logMedian - z90 * logSd), Math.floor);
  const high = roundTo(Math.exp(logMedian + z90 * logSd), Math.ceil);
  return { low, median: roundTo(Math.exp(logMedian), Math.round), high };
}

/** How many times its low end the high end of the range is. */
export function widthRatio({ logSd }: SalePriceDistribution): number {
  return Math.exp(2 * z90 * logSd);
}

function roundTo(dollars: number, round: (value: number) => number): Cents {
  const step = stepFor(dollars);
  return cents(Math.max(1, round(dollars / step) * step) * 100);
}

function stepFor(dollars: number): number {
  if (dollars < 200) return 1;
  if (dollars < 1_000) return 5;
  if (dollars < 5_000) return 10;
  return dollars < 20_000 ? 50 : 100;
}

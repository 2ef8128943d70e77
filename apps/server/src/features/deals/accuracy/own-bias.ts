import type { AccuracyReport } from "@flipworth/contract";

/** Sales before anything is corrected: fewer are mostly chance. */
const leastSales = 5;
/** The last ones: a seller learns, and so do our estimates. */
export const salesThatTeach = 200;
/** So many sales count as much as the belief that the person sells like everybody. */
const salesOfDoubt = 10;
const largestShift = Math.log(1.25);
/** One sale at three times the estimate is a mistake in the estimate, not a habit of the seller. */
const largestError = Math.log(2);

export type Outcome = {
  medianCents: number;
  broughtCents: number;
  /** By how much the estimate had been corrected already. */
  ownBiasPercent: number;
};

export type OwnBias = AccuracyReport["ownBias"] & { logShift: number };

/**
 * By how much a person's sales bring more or less than we say, shrunk toward nothing and bounded at
 * a quarter. It moves their own next answers and nobody else's.
 */
export function ownBias(outcomes: readonly Outcome[]): OwnBias {
  const errors = outcomes.map(errorOf);
  const sales = errors.length;
  if (sales < leastSales) {
    const more = leastSales - sales;
    const sentence = `We correct your estimates after ${more} more sold ${more === 1 ? "deal" : "deals"} with an analysis.`;
    return { logShift: 0, percent: 0, sales, sentence };
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / sales;
  const shrunk = (mean * sales) / (sales + salesOfDoubt);
  const logShift = Math.min(largestShift, Math.max(-largestShift, shrunk));
  const percent = percentOf(logShift);
  return { logShift, percent, sales, sentence: sentenceOf({ mean, percent, sales }) };
}

function errorOf({ medianCents, broughtCents, ownBiasPercent }: Outcome): number {
  const error = Math.log(broughtCents / medianCents) + Math.log(1 + ownBiasPercent / 100);
  return Math.min(largestError, Math.max(-largestError, error));
}

export const percentOf = (logShift: number) => Math.round((Math.exp(logShift) - 1) * 1000) / 10;

function sentenceOf({ mean, percent, sales }: { mean: number; percent: number; sales: number }) {
  const off = Math.round(Math.abs(percentOf(mean)));
  const way = mean < 0 ? "less" : "more";
  const brought = `Your ${sales} sold deals brought ${off}% ${way} than we said`;
  if (Math.abs(percent) < 1) return `${brought}, so we leave your estimates as they are.`;
  const moved = percent < 0 ? "lower" : "raise";
  return `${brought}, so we ${moved} your estimates by ${Math.round(Math.abs(percent))}%.`;
}

import type { AccuracyReport } from "@flipworth/contract";
import { type Say, sayIn, type Voice } from "@flipworth/words";
import { ownMoneyWords } from "../../../words/english/witnesses.ts";

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
export function ownBias(outcomes: readonly Outcome[], voice: Voice): OwnBias {
  const say = sayIn(ownMoneyWords, voice);
  const errors = outcomes.map(errorOf);
  const sales = errors.length;
  if (sales < leastSales) {
    const sentence = say("tooFew", { count: leastSales - sales });
    return { logShift: 0, percent: 0, sales, sentence };
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / sales;
  const shrunk = (mean * sales) / (sales + salesOfDoubt);
  const logShift = Math.min(largestShift, Math.max(-largestShift, shrunk));
  const percent = percentOf(logShift);
  return { logShift, percent, sales, sentence: sentenceOf({ mean, percent, sales }, say) };
}

function errorOf({ medianCents, broughtCents, ownBiasPercent }: Outcome): number {
  const error = Math.log(broughtCents / medianCents) + Math.log(1 + ownBiasPercent / 100);
  return Math.min(largestError, Math.max(-largestError, error));
}

export const percentOf = (logShift: number) => Math.round((Math.exp(logShift) - 1) * 1000) / 10;

type Told = { mean: number; percent: number; sales: number };

function sentenceOf({ mean, percent, sales }: Told, say: Say<keyof typeof ownMoneyWords.english>) {
  const off = Math.round(Math.abs(percentOf(mean)));
  const way = mean < 0 ? "less" : "more";
  const size = Math.abs(percent);
  if (size < 1) return say(`${way}Kept`, { sales, off });
  const moved = percent < 0 ? "Lowered" : "Raised";
  return say(`${way}${moved}`, { sales, off, percent: Math.round(size) });
}

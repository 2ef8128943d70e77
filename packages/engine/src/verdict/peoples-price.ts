import { type Cents, cents } from "../money/cents.ts";

/** Dollars below which people bargain in steps of so many dollars. */
const steps: readonly { below: number; step: number }[] = [
  { below: 100, step: 1 },
  { below: 1_000, step: 5 },
  { below: 5_000, step: 10 },
  { below: 20_000, step: 50 },
  { below: Infinity, step: 100 },
];

/**
 * A limit or an offer as people say it, never above the exact one. This one figure is "pay at
 * most", the price to walk away at and the price in the headline.
 */
export function peoplesPrice(exact: Cents): Cents {
  const dollars = exact / 100;
  const step = steps.find(({ below }) => dollars < below)?.step ?? 1;
  return cents(Math.floor(dollars / step) * step * 100);
}

import type { CurrencyAbroad } from "./exchange-rates.ts";

/**
 * How amounts of money are rounded and written, for every screen, answer and sentence. Amounts are
 * whole cents; they become text here and are never read back out of it.
 */

/** "$1,250" for whole dollars, "$32.40" otherwise, "-$3.05" below zero. */
export function formatCents(amount: number): string {
  return formatAmount(amount, "$");
}

const signs: Readonly<Record<CurrencyAbroad, string>> = {
  EUR: "€",
  GBP: "£",
  CAD: "CA$",
  AUD: "A$",
};

/** The same in another currency, from hundredths of its unit: "€1,250", "CA$32.40". */
export function formatAbroad(amount: number, currency: CurrencyAbroad): string {
  return formatAmount(amount, signs[currency]);
}

function formatAmount(amount: number, sign: string): string {
  const rest = Math.abs(amount) % 100;
  const whole = withThousands((Math.abs(amount) - rest) / 100);
  const digits = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
  return `${amount < 0 ? "-" : ""}${sign}${digits}`;
}

/** "$80 - $120": the form that the specification fixes for answers. */
export function formatCentsRange(low: number, high: number): string {
  return `${formatCents(low)} - ${formatCents(high)}`;
}

/** Amounts below which people speak of steps of so many cents. */
const steps = [
  { below: 100_00, step: 1_00 },
  { below: 1_000_00, step: 5_00 },
  { below: 5_000_00, step: 10_00 },
  { below: 20_000_00, step: 50_00 },
] as const;

/** As people say it: whole dollars below $100, then steps of $5, $10, $50 and $100. */
export function roundedCents(amount: number): number {
  return inSteps(amount, Math.round);
}

/** The same and never more than the amount: for what to pay at most and what to offer. */
export function roundedDownCents(amount: number): number {
  return inSteps(amount, Math.floor);
}

function inSteps(amount: number, round: (count: number) => number): number {
  const size = Math.abs(amount);
  const step = steps.find(({ below }) => size < below)?.step ?? 100_00;
  return round(amount / step) * step + 0;
}

// By hand: making the platform's formatter takes a tenth of the time in which the engine loads.
export function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

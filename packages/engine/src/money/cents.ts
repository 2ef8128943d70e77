/** A whole number of US cents. Every amount in the engine is one; dollars exist only as text. */
export type Cents = number & { readonly __unit: "cents" };

/** Checks that `value` is a whole, finite number of cents. Throws a RangeError otherwise. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return asCents(value === 0 ? 0 : value);
}

/** Rounds to the nearest cent. */
export function centsFromDollars(dollars: number): Cents {
  return cents(Math.round(dollars * 100));
}

export function dollarsFromCents(amount: Cents): number {
  return amount / 100;
}

// Made once: a formatter costs a hundred times what formatting with it does.
const wholeDollars = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "$1,250" for whole dollars, "$32.40" otherwise, "-$3.05" below zero. */
export function formatCents(amount: Cents): string {
  const format = amount % 100 === 0 ? wholeDollars : dollarsAndCents;
  const sign = amount < 0 ? "-$" : "$";
  return `${sign}${format.format(Math.abs(amount) / 100)}`;
}

/** "$1,250": for estimates, which cents would make look surer than they are. Never below $1. */
export function formatAboutDollars(dollars: number): string {
  return `$${wholeDollars.format(Math.max(1, dollars))}`;
}

// Safe because `cents` has just checked that the value is a whole number.
function asCents(value: number): Cents {
  return value as Cents;
}

import { formatCents as formatAmount, withThousands } from "@flipworth/contract/money";

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

/** "$1,250" for whole dollars, "$32.40" otherwise, "-$3.05" below zero. */
export const formatCents = (amount: Cents): string => formatAmount(amount);

/** "$1,250": for estimates, which cents would make look surer than they are. Never below $1. */
export function formatAboutDollars(dollars: number): string {
  return `$${withThousands(Math.round(Math.max(1, dollars)))}`;
}

// Safe because `cents` has just checked that the value is a whole number.
function asCents(value: number): Cents {
  return value as Cents;
}

import { type Cents, cents, formatCents } from "../../money/cents.ts";

/** "$120": an estimate as people say it, to about two figures. */
export function aboutDollars(amount: Cents): string {
  const size = Math.abs(amount) / 100;
  const step = size < 50 ? 1 : size < 200 ? 5 : size < 1_000 ? 10 : size < 5_000 ? 50 : 100;
  return formatCents(cents(Math.round(amount / 100 / step) * step * 100));
}

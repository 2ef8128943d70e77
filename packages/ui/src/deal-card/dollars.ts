import type { AskAbroad } from "@flipworth/contract";
import {
  formatAbroad,
  formatCents,
  roundedCents,
  roundedDownCents,
} from "@flipworth/contract/money";

/** "$1,250" for whole dollars, "$32.40" otherwise, with a true minus sign below zero: "−$3.05". */
export function formatDollars(amount: number): string {
  return withTrueMinus(formatCents(centsOf(amount)));
}

/** As people say it: whole dollars below $100, then steps of $5 and more. */
export function formatRounded(amount: number): string {
  return withTrueMinus(formatCents(roundedCents(centsOf(amount))));
}

/** The same and never more than the amount: for what to pay at most. */
export function formatRoundedDown(amount: number): string {
  return withTrueMinus(formatCents(roundedDownCents(centsOf(amount))));
}

/** "$80–$120". A range of ours is rounded already, and reads the same wherever it is shown. */
export function formatRange(low: number, high: number): string {
  return `${formatDollars(low)}–${formatDollars(high)}`;
}

/** A formatted amount with the hyphen before it turned into a minus sign, as `formatDollars` writes it. */
export function withTrueMinus(amount: string): string {
  return amount.replace(/^-/, "−");
}

/** An ask as the seller wrote it: "$450", or "€450" beside its dollars. */
export function formatAsk(price: number, abroad: AskAbroad | undefined): string {
  return abroad ? formatAbroad(abroad.price, abroad.currency) : formatDollars(price);
}

const centsOf = (amount: number) => Math.round(amount * 100);

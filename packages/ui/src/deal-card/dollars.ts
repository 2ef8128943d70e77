/** "$1,250" for whole dollars, "$32.40" otherwise, with a true minus sign below zero: "−$3.05". */
export function formatDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const figure = Math.abs(amount).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return amount < 0 ? `−$${figure}` : `$${figure}`;
}

/** As people say it: whole dollars below $100, then steps of $5, and of $10 from $1,000 on. */
export function formatRounded(amount: number): string {
  return formatDollars(rounded(amount, Math.round));
}

/** The same and never more than the amount: for what to pay at most. */
export function formatRoundedDown(amount: number): string {
  return formatDollars(rounded(amount, Math.floor));
}

function rounded(amount: number, round: (amount: number) => number): number {
  const size = Math.abs(amount);
  const step = size >= 1000 ? 10 : size >= 100 ? 5 : 1;
  return round(amount / step) * step + 0;
}

/** "$80–$120" */
export function formatRange(low: number, high: number): string {
  return `${formatRounded(low)}–${formatRounded(high)}`;
}

/** A formatted amount with the hyphen before it turned into a minus sign, as `formatDollars` writes it. */
export function withTrueMinus(amount: string): string {
  return amount.replace(/^-/, "−");
}

/** What a formatted amount such as "-$1,204.33" amounts to. */
export function dollarsOf(amount: string): number {
  return Number(amount.replaceAll(/[$,]/g, "").replace("−", "-"));
}

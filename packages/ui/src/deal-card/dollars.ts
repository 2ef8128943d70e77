/** "$1,250" for whole dollars, "$32.40" otherwise, with a true minus sign below zero: "−$3.05". */
export function formatDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const figure = Math.abs(amount).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return amount < 0 ? `−$${figure}` : `$${figure}`;
}

/** "$80 – $120" */
export function formatRange(low: number, high: number): string {
  return `${formatShort(low)} – ${formatShort(high)}`;
}

/** Without the cents from a thousand dollars on, where there is room for little. */
export function formatShort(amount: number): string {
  return formatDollars(Math.abs(amount) >= 1000 ? Math.round(amount) : amount);
}

/** A formatted amount with the hyphen before it turned into a minus sign, as `formatDollars` writes it. */
export function withTrueMinus(amount: string): string {
  return amount.replace(/^-/, "−");
}

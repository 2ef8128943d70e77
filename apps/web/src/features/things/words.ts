import { formatRounded } from "@flipworth/ui";

/** "$210–$490; typical $320" */
export function rangeWords({ low, median, high }: { low: number; median: number; high: number }) {
  return `${formatRounded(low)}–${formatRounded(high)}; typical ${formatRounded(median)}`;
}

/** Days as people say them: 1 to 14 is "1–14 days", 20 to 270 is "3–39 weeks". */
export function daysWords({ from, to }: { from: number; to: number }): string {
  if (to <= 21) return `${from}–${to} days`;
  return `${Math.max(1, Math.round(from / 7))}–${Math.round(to / 7)} weeks`;
}

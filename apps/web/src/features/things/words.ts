import { formatRounded } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import type { thingFigures, thingPage } from "../../words/english/market/things.ts";

type Range = { low: number; median: number; high: number };
type Days = { from: number; to: number };

/** "$210–$490; typical $320" */
export function rangeWords(
  { low, median, high }: Range,
  say: Say<keyof typeof thingPage.english>,
): string {
  return say("range", {
    low: formatRounded(low),
    high: formatRounded(high),
    median: formatRounded(median),
  });
}

/** Days as people say them: 1 to 14 is "1–14 days", 20 to 270 is "3–39 weeks". */
export function daysWords({ from, to }: Days, say: Say<keyof typeof thingFigures.english>): string {
  if (to <= 21) return say("days", { from, to });
  return say("weeks", { from: Math.max(1, Math.round(from / 7)), to: Math.round(to / 7) });
}

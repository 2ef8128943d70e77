import type { CountedSales } from "./pages/ask-when-built.ts";
import { monthInWords } from "./month-in-words.ts";

/** How many sales, up to when, and what they say. */
export function salesWords({ sentence, until }: CountedSales): string {
  return `recorded sales up to ${monthInWords(until)}: ${sentence}`;
}

/** The same of a table, of which recorded sales move some ranges; undefined where they move none. */
export function salesWordsOfTable(
  rows: readonly { sales?: CountedSales | undefined }[],
): string | undefined {
  const moved = rows.flatMap(({ sales }) => sales ?? []);
  if (moved.length === 0) return undefined;
  const until = moved.map((one) => one.until).reduce((one, other) => (one > other ? one : other));
  return `recorded sales up to ${monthInWords(until)} for ${moved.length} of these ${rows.length}`;
}

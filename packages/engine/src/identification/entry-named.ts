import type { GuideEntry } from "../price-guide/entry.ts";
import { matchEntries } from "../price-guide/guide.ts";
import { tokenize } from "../price-guide/tokens.ts";

/** The guide's entry that the phrase names from its first word to its last. */
export function entryNamed(phrase: string): GuideEntry | null {
  const tokens = tokenize(phrase);
  const whole = matchEntries(tokens).find(({ start, end }) => start === 0 && end === tokens.length);
  return whole?.entry ?? null;
}

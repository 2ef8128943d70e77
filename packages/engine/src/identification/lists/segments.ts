import { isWord, matchEntries } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";

/** A stretch of a title between its commas and its "and"s: tokens `start` up to, not including, `end`. */
export type Segment = {
  start: number;
  end: number;
  /** Behind an "and" or a "+", which add another thing; a comma may as well say the same again. */
  isAdded: boolean;
};

export function segmentsOf(tokens: readonly Token[]): readonly Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let isAdded = false;
  for (let at = 0; at <= tokens.length; at += 1) {
    const isJoiner = joins(tokens, at);
    if (at < tokens.length && !isJoiner && tokens[at]?.breakBefore !== "list") continue;
    if (at > start) segments.push({ start, end: at, isAdded });
    // ", and" parts once.
    isAdded = isJoiner || (at === start && isAdded);
    start = isJoiner ? at + 1 : at;
  }
  return segments;
}

/** An "and", or a "plus" that ends no model's name; "dresser or TV stand" is one thing. */
function joins(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !isWord("joiners", token.key) || token.key === "or") return false;
  if (next === undefined || before === undefined) return false;
  return (
    token.key !== "plus" || !matchEntries(tokens).some(({ start, end }) => start < at && end > at)
  );
}

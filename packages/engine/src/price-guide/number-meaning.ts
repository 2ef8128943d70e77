import type { Guide } from "@flipworth/guide/guide";
import type { Token } from "./tokens.ts";
import { isWholeNumber } from "./word-shapes.ts";

/** The guide's words that tell what a number in a name is, and which of its words are no nouns. */
export type NameWords = Pick<
  Guide["words"],
  "measuresBehindNumber" | "tellsOfNumber" | "idleWords"
>;

export const noNameWords: NameWords = {
  measuresBehindNumber: new Set(),
  tellsOfNumber: new Set(),
  idleWords: new Set(),
};

type Text = { tokens: readonly Token[]; words: NameWords };

/** Whether a number by itself is a size, a year, a capacity, a weight or a count, and so none of a model. */
export function isMeasured({ tokens, words }: Text, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !isWholeNumber(token.key)) return false;
  if (isYear(token.key)) return true;
  if (next !== undefined && next.breakBefore === "none" && words.measuresBehindNumber.has(next.key))
    return true;
  // "x100" and "100 x 50".
  if (before?.key === "x" || (next?.key === "x" && next.breakBefore === "none")) return true;
  return token.breakBefore === "none" && words.tellsOfNumber.has(before?.key ?? "");
}

export const isYear = (key: string) => /^(?:19[4-9]|20[0-3])\d$/.test(key);

/** "Switch black 4 games": a number in front of a plural counts. */
export function isCounting(text: Text, at: number): boolean {
  const next = text.tokens[at + 1];
  const isPlural = next !== undefined && next.key !== next.raw && next.breakBefore === "none";
  return isPlural || isMeasured(text, at);
}

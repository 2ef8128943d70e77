import type { FactOrigin } from "@flipworth/contract";
import type { Certainty, FoundWords } from "../fact-origins.ts";
import type { OcrWord } from "../listing-facts.ts";
import { type Segment, unionOf } from "./screenshot-segments.ts";

/**
 * Of 240 titles of real listings, those with every word above this were exact in 98 of 100 cases, the
 * others in 71 (docs/reading.md).
 */
const sureConfidence = 85;
/** Of a fact's letters; one misread word in a long description changes little. */
const doubtfulShare = 0.1;

/** Words on the page with where they stand and how surely they were read. */
export function foundIn(value: string, words: readonly OcrWord[]): FoundWords | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  const box = words.map((word) => word.box).reduce(unionOf);
  return { value, origin: { source: { kind: "picture", box }, certainty: certaintyOf(words) } };
}

export function wordsOf(segments: readonly Segment[]): OcrWord[] {
  return segments.flatMap(({ words }) => words);
}

export function lessSure(origin: FactOrigin, certainty: Certainty): FactOrigin {
  return origin.certainty === "sure" ? { ...origin, certainty } : origin;
}

function certaintyOf(words: readonly OcrWord[]): Certainty {
  const letters = lettersIn(words);
  const doubtful = lettersIn(words.filter(({ confidence }) => confidence < sureConfidence));
  if (doubtful === 0) return "sure";
  return doubtful > doubtfulShare * letters ? "unsure" : "likely";
}

/** Marks alone, a dash or a bullet, are seldom read with confidence and say nothing. */
function lettersIn(words: readonly OcrWord[]): number {
  return words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);
}

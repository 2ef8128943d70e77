import type { Evidence, Valuation } from "../evidence.ts";

/** What a thing of that name sells for and what titles with such words do, as ln of dollars. */
export type TwoReadings = { byName: number; byWords: number };

/** null where the guide or the words say nothing. */
export function twoReadings(evidence: Valuation["evidence"]): TwoReadings | null {
  const logOf = (source: Evidence["source"]) =>
    evidence.find((one) => one.evidence.source === source)?.evidence.logMedian;
  const [byName, byWords] = [logOf("price_guide"), logOf("title_words")];
  return byName === undefined || byWords === undefined ? null : { byName, byWords };
}

/** ln of how many times the one is the other. */
export const apartness = ({ byName, byWords }: TwoReadings): number => Math.abs(byName - byWords);

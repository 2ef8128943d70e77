import { formatCents } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { Combination } from "./combine.ts";
import { faultSentence } from "./fault-factor.ts";
import { resaleRange } from "./resale-range.ts";

export function basisSentence(
  { salePrice, evidence }: Combination,
  { item, grade }: { item: IdentifiedItem; grade: ConditionGrade | null },
): string {
  const { low, median, high } = resaleRange(salePrice);
  const [from, middle, to] = [low, median, high].map(formatCents);
  const sources = evidence
    .toSorted((a, b) => b.weight - a.weight)
    .map((source) => source.evidence.sentence)
    .join(". ");
  const doubt =
    grade === null && !item.vehicle ? " The condition isn't stated, which widens the range." : "";
  const faults = faultSentence(item, grade);
  const flaws = faults === null ? "" : ` ${faults}.`;
  return `Most sell for ${from}–${to}; typical ${middle}. ${sources}.${flaws}${doubt}`;
}

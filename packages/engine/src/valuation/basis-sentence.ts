import { formatCents } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { Combination } from "./combine.ts";
import { faultSentence } from "./fault-factor.ts";
import { resaleRange } from "./resale-range.ts";
import { valuationWords } from "../words/english/valuation.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(valuationWords);

export function basisSentence(
  { salePrice, evidence }: Combination,
  { item, grade }: { item: IdentifiedItem; grade: ConditionGrade | null },
): string {
  const { low, median, high } = resaleRange(salePrice);
  const sources = evidence
    .toSorted((a, b) => b.weight - a.weight)
    .map((source) => source.evidence.sentence)
    .join(". ");
  const faults = faultSentence(item, grade);
  const isOpen = grade === null && !item.vehicle;
  return [
    say("basis", {
      low: formatCents(low),
      high: formatCents(high),
      median: formatCents(median),
      sources,
    }),
    ...(faults === null ? [] : [`${faults}.`]),
    ...(isOpen ? [say("conditionOpen")] : []),
  ].join(" ");
}

import type { ConditionGrade } from "../../price-guide/entry.ts";
import type { Evidence } from "../evidence.ts";
import type { ValuationInput } from "../valuation-input.ts";
import { metalEvidence } from "./metal-value.ts";
import { newPriceEvidence } from "./new-price.ts";

type Beside = {
  grade: ConditionGrade | null;
  known: Evidence;
  fromComparables: readonly Evidence[];
};

/** What the listing itself says of its value: what the item cost new, and its metal by weight. */
export function wordsEvidence(input: ValuationInput, beside: Beside): readonly Evidence[] {
  // A vehicle's table knows what it cost new.
  if (input.item.vehicle) return [];
  return [
    newPriceEvidence({ ...input, ...beside }),
    metalEvidence(input.item, input.facts, input.asOf),
  ].filter((evidence) => evidence !== null);
}

import type { ConditionGrade } from "../price-guide/entry.ts";
import { cleanComparables } from "./comparables/clean-comparables.ts";
import { askingEvidence, scatterOf, soldEvidence } from "./comparables/comparable-evidence.ts";
import type { Valuation } from "./evidence.ts";
import { modelEstimate } from "./sources/model-estimate.ts";
import { valueEach } from "./sources/several-evidence.ts";
import { tooThin } from "./too-thin.ts";
import type { ValuationInput } from "./valuation-input.ts";
import { wordsEvidence } from "./sources/words-evidence.ts";
import { weigh } from "./weigh.ts";
import { basisSentence } from "./basis-sentence.ts";
import { apart, whatIsKnown } from "./what-is-known.ts";

/** Recorded sales that give more than this of what is known stand for comparables. */
const settlingShare = 0.5;

/**
 * What the thing sells for, as a distribution, from every source that has an opinion.
 * Too wide to be of use is an outcome, not an error.
 */
export function value(input: ValuationInput): Valuation {
  const { item } = input;
  const grade = gradeOf(input);
  const { kept, struckOut: unlike } = cleanComparables({ ...input, grade });
  const scatter = scatterOf(item);
  const fromComparables = [soldEvidence(kept, scatter), askingEvidence(kept, scatter)].filter(
    (evidence) => evidence !== null,
  );
  const { remembered, known, parts } = whatIsKnown(input, grade);
  const fromWords = wordsEvidence(input, { grade, known, fromComparables });
  const others = [known, ...fromWords, ...fromComparables] as const;
  const guess = modelEstimate({ item, grade, estimate: input.estimate ?? null, others });
  const struckOut = [...unlike, ...guess.struckOut];
  const { salePrice, evidence: weighed } = weigh([...others, ...guess.evidence], { item, grade });
  const evidence = apart(weighed, parts);
  const sales = kept.filter(({ comparable }) => comparable.kind === "sold").length;
  const hasComparables = fromComparables.length > 0 || (remembered?.share ?? 0) > settlingShare;
  const isByMetal = fromWords.some(({ source }) => source === "metal_value");
  const missing = tooThin(item, {
    salePrice,
    evidence,
    hasComparables,
    isByMetal,
    sales,
    facts: input.facts,
  });
  if (missing !== null)
    return { kind: "not_enough_evidence", sentence: missing, evidence, struckOut };
  const items = valueEach({ items: item.items ?? [], grade, asOf: input.asOf });
  return {
    kind: "valued",
    salePrice,
    evidence,
    struckOut,
    ...(items.length > 1 ? { items } : {}),
    sentence: basisSentence({ salePrice, evidence }, { item, grade }),
  };
}

/** Of a vehicle its own evidence tells the state. */
function gradeOf({ item, facts }: ValuationInput): ConditionGrade | null {
  if (item.vehicle) return null;
  return item.isForParts ? "parts" : (facts.condition?.grade ?? null);
}

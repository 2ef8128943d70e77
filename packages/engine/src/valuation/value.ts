import { formatCents } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { SeenEstimate } from "../identification/sighting.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { cleanComparables } from "./clean-comparables.ts";
import { type Combination, combine } from "./combine.ts";
import { conditionDoubt } from "./condition-factor.ts";
import { askingEvidence, scatterOf, soldEvidence } from "./comparable-evidence.ts";
import type { ComparableSale, Evidence, Valuation } from "./evidence.ts";
import { faultDoubt, faultSentence } from "./fault-factor.ts";
import { guideEvidence } from "./guide-evidence.ts";
import { metalEvidence } from "./metal-value.ts";
import { newPriceEvidence } from "./new-price.ts";
import { priorEvidence } from "./prior-evidence.ts";
import { modelEstimate } from "./model-estimate.ts";
import { resaleRange } from "./resale-range.ts";
import { tooThin } from "./too-thin.ts";

export type ValuationInput = {
  item: IdentifiedItem;
  /** Without the asking price: the compiler keeps it from this stage. */
  facts: PriceBlindFacts;
  comparables: readonly ComparableSale[];
  /** What a vision model thinks; null when none was asked. */
  estimate?: SeenEstimate | null;
  /** ISO date of the analysis. */
  asOf: string;
};

/**
 * What the thing sells for, as a distribution, from every source that has an opinion.
 * Too wide to be of use is an outcome, not an error.
 */
export function value(input: ValuationInput): Valuation {
  const { item } = input;
  const grade = item.isForParts ? "parts" : (input.facts.condition?.grade ?? null);
  const { kept, struckOut: unlike } = cleanComparables({ ...input, grade });
  const scatter = scatterOf(item);
  const fromComparables = [soldEvidence(kept, scatter), askingEvidence(kept, scatter)].filter(
    (evidence) => evidence !== null,
  );
  const known = knownBeforehand(input, grade);
  const fromWords = [
    newPriceEvidence({ ...input, grade, known, fromComparables }),
    metalEvidence(item, input.facts, input.asOf),
  ].filter((evidence) => evidence !== null);
  const others = [known, ...fromWords, ...fromComparables] as const;
  const guess = modelEstimate({ item, grade, estimate: input.estimate ?? null, others });
  const struckOut = [...unlike, ...guess.struckOut];
  const combined = combine([...others, ...guess.evidence]);
  const { logMedian, logSd } = combined.salePrice;
  const doubts = [conditionDoubt(grade, item.entry), faultDoubt(item, grade)];
  const salePrice = { logMedian, logSd: Math.hypot(logSd, ...doubts) };
  const { evidence } = combined;
  const sales = kept.filter(({ comparable }) => comparable.kind === "sold").length;
  const hasComparables = fromComparables.length > 0;
  const missing = tooThin(item, { salePrice, hasComparables, sales, facts: input.facts });
  if (missing !== null)
    return { kind: "not_enough_evidence", sentence: missing, evidence, struckOut };
  return {
    kind: "valued",
    salePrice,
    evidence,
    struckOut,
    sentence: basisSentence({ salePrice, evidence }, { item, grade }),
  };
}

function knownBeforehand(input: ValuationInput, grade: ConditionGrade | null): Evidence {
  const { item, asOf } = input;
  const { entry } = item;
  if (!entry) return priorEvidence(item, grade);
  return guideEvidence({ item, entry, section: entry, grade, asOf });
}

function basisSentence(
  { salePrice, evidence }: Combination,
  { item, grade }: { item: IdentifiedItem; grade: ConditionGrade | null },
): string {
  const { low, median, high } = resaleRange(salePrice);
  const [from, middle, to] = [low, median, high].map(formatCents);
  const sources = evidence
    .toSorted((a, b) => b.weight - a.weight)
    .map((source) => source.evidence.sentence)
    .join(". ");
  const doubt = grade === null ? " The condition isn't stated, which widens the range." : "";
  const faults = faultSentence(item, grade);
  const flaws = faults === null ? "" : ` ${faults}.`;
  return `Most sell for ${from}–${to}; typical ${middle}. ${sources}.${flaws}${doubt}`;
}

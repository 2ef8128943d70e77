import { formatCents } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { SeenEstimate } from "../identification/sighting.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { rememberedEvidence } from "../sales/remembered-evidence.ts";
import type { RememberedSale } from "../sales/remembered-sale.ts";
import { cleanComparables } from "./comparables/clean-comparables.ts";
import { type Combination, combine } from "./combine.ts";
import { conditionDoubt } from "./condition-factor.ts";
import { askingEvidence, scatterOf, soldEvidence } from "./comparables/comparable-evidence.ts";
import type { ComparableSale, Evidence, Valuation } from "./evidence.ts";
import { settledBySales } from "./comparables/settled-by-sales.ts";
import { faultDoubt, faultSentence } from "./fault-factor.ts";
import { knownBeforehand } from "./known-beforehand.ts";
import { metalEvidence } from "./sources/metal-value.ts";
import { newPriceEvidence } from "./sources/new-price.ts";
import { modelEstimate } from "./sources/model-estimate.ts";
import { resaleRange } from "./resale-range.ts";
import { valueEach } from "./sources/several-evidence.ts";
import { tooThin } from "./too-thin.ts";

export type ValuationInput = {
  item: IdentifiedItem;
  /** Without the asking price: the compiler keeps it from this stage. */
  facts: PriceBlindFacts;
  comparables: readonly ComparableSale[];
  /** Recorded sales whose words are near; none when absent. */
  sales?: readonly RememberedSale[];
  /** Where the listing is, so that its own ask is not among them. */
  marketplaceUrl?: string | null;
  /** Where it is offered, as recorded sales name it. */
  market?: string | null;
  /** What a vision model thinks; null when none was asked. */
  estimate?: SeenEstimate | null;
  /** ISO date of the analysis. */
  asOf: string;
};

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
  const guide = knownBeforehand({ ...input, grade });
  const { sales: remembering = [], marketplaceUrl = null, market = null } = input;
  const remembered = rememberedEvidence({
    ...input,
    grade,
    known: guide,
    // A sale of one of several things says little of all of them.
    sales: item.isMixedLot ? [] : remembering,
    marketplaceUrl,
    market,
  });
  const known = remembered?.evidence ?? guide;
  // A vehicle's table knows what it cost new.
  const fromWords = item.vehicle
    ? []
    : [
        newPriceEvidence({ ...input, grade, known, fromComparables }),
        metalEvidence(item, input.facts, input.asOf),
      ].filter((evidence) => evidence !== null);
  const others = [known, ...fromWords, ...fromComparables] as const;
  const guess = modelEstimate({ item, grade, estimate: input.estimate ?? null, others });
  const struckOut = [...unlike, ...guess.struckOut];
  const combined = combine(settledBySales([...others, ...guess.evidence]));
  const { logMedian, logSd } = combined.salePrice;
  const doubts = item.vehicle ? [] : [conditionDoubt(grade, item.entry), faultDoubt(item, grade)];
  const salePrice = { logMedian, logSd: Math.hypot(logSd, ...doubts) };
  const evidence = remembered
    ? apart(combined.evidence, { known: guide, share: remembered.share })
    : combined.evidence;
  const sales = kept.filter(({ comparable }) => comparable.kind === "sold").length;
  const hasComparables = fromComparables.length > 0 || (remembered?.share ?? 0) > settlingShare;
  const missing = tooThin(item, { salePrice, hasComparables, sales, facts: input.facts });
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

/** What was known and what sales taught were one source; people see them apart, by what each gave. */
function apart(
  [both, ...others]: Combination["evidence"],
  { known, share }: { known: Evidence; share: number },
): Combination["evidence"] {
  if (both === undefined) return others;
  const ofKnown = { evidence: known, weight: both.weight * (1 - share) };
  return [ofKnown, { evidence: both.evidence, weight: both.weight * share }, ...others];
}

/** Of a vehicle its own evidence tells the state. */
function gradeOf({ item, facts }: ValuationInput): ConditionGrade | null {
  if (item.vehicle) return null;
  return item.isForParts ? "parts" : (facts.condition?.grade ?? null);
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
  const doubt =
    grade === null && !item.vehicle ? " The condition isn't stated, which widens the range." : "";
  const faults = faultSentence(item, grade);
  const flaws = faults === null ? "" : ` ${faults}.`;
  return `Most sell for ${from}–${to}; typical ${middle}. ${sources}.${flaws}${doubt}`;
}

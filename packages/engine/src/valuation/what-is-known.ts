import type { ConditionGrade } from "../price-guide/entry.ts";
import { rememberedEvidence } from "../sales/remembered-evidence.ts";
import type { RememberedAnswer } from "../sales/remembered-question.ts";
import type { Combination } from "./combine.ts";
import type { Evidence } from "./evidence.ts";
import { knownBeforehand } from "./known-beforehand.ts";
import type { ValuationInput } from "./valuation-input.ts";

type Known = {
  /** What the guide, or the category's prior, says. */
  guide: Evidence;
  /** The guide with what recorded sales teach; null where they teach nothing. */
  remembered: RememberedAnswer | null;
  /** The better of the two. */
  known: Evidence;
};

/** What is known of the item before a comparable or a word of the seller counts. */
export function whatIsKnown(input: ValuationInput, grade: ConditionGrade | null): Known {
  const guide = knownBeforehand({ ...input, grade });
  const { sales = [], marketplaceUrl = null, market = null } = input;
  const remembered = rememberedEvidence({
    ...input,
    grade,
    known: guide,
    // A sale of one of several things says little of all of them.
    sales: input.item.isMixedLot ? [] : sales,
    marketplaceUrl,
    market,
  });
  return { guide, remembered, known: remembered?.evidence ?? guide };
}

/** What was known and what sales taught were one source; people see them apart, by what each gave. */
export function apart(
  [both, ...others]: Combination["evidence"],
  { known, share }: { known: Evidence; share: number },
): Combination["evidence"] {
  if (both === undefined) return others;
  const ofKnown = { evidence: known, weight: both.weight * (1 - share) };
  return [ofKnown, { evidence: both.evidence, weight: both.weight * share }, ...others];
}

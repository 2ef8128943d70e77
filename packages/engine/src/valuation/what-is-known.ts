import type { ConditionGrade } from "../price-guide/entry.ts";
import { rememberedEvidence } from "../sales/remembered-evidence.ts";
import type { RememberedAnswer } from "../sales/remembered-question.ts";
import type { Combination } from "./combine.ts";
import type { Evidence } from "./evidence.ts";
import { knownBeforehand } from "./known-beforehand.ts";
import { movedBy, titleOpinion } from "./title-prices/title-opinion.ts";
import type { ValuationInput } from "./valuation-input.ts";

/** One of those that what is known is made of, with its share of it. */
export type KnownPart = { evidence: Evidence; share: number };

type Known = {
  /** What recorded sales teach; null where they teach nothing. */
  remembered: RememberedAnswer | null;
  /** The guide, or the category's prior, with what recorded sales and the title's words say. */
  known: Evidence;
  /** What it is made of; the shares add up to 1. */
  parts: readonly KnownPart[];
};

/** What is known of the item before a comparable or a claim of the seller counts. */
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
  const opinion = titleOpinion({ ...input, grade, known: guide });
  const ofSales = remembered?.share ?? 0;
  const bySales = remembered?.evidence ?? guide;
  if (opinion === null) return { remembered, known: bySales, parts: partsOf(guide, remembered) };
  // Sales of the thing know more of it than words do.
  const words = { ...opinion, share: opinion.share * (1 - ofSales) };
  return {
    remembered,
    known: movedBy(bySales, words),
    parts: [
      ...partsOf(guide, remembered).map((part) => ({
        ...part,
        share: part.share * (1 - words.share),
      })),
      words,
    ],
  };
}

function partsOf(guide: Evidence, remembered: RememberedAnswer | null): KnownPart[] {
  if (remembered === null) return [{ evidence: guide, share: 1 }];
  const { evidence, share } = remembered;
  return [
    { evidence: guide, share: 1 - share },
    { evidence, share },
  ];
}

/** What is known was one source; people see its parts, by what each gave. */
export function apart(
  [known, ...others]: Combination["evidence"],
  parts: readonly KnownPart[],
): Combination["evidence"] {
  if (known === undefined) return others;
  const shown = parts.map(({ evidence, share }) => ({ evidence, weight: known.weight * share }));
  return [...shown, ...others];
}

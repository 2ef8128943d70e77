import type { AdjustmentGroup, AdjustmentRule } from "../price-factor.ts";
import type { PriceFactor } from "../source/source.ts";

type Words = Extract<PriceFactor, { kind: "words" }>;

/** A rule with every phrase by itself; an adjustment without phrases is called by its name. */
export function expandFactor(factor: PriceFactor): AdjustmentRule {
  switch (factor.kind) {
    case "words":
      return expandWords(factor);
    case "first_of":
      return { kind: "first_of", groups: factor.groups.map(expandWords) };
    case "model_year":
      return factor;
  }
}

function expandWords({ adjustments, ...group }: Words): AdjustmentGroup {
  const { isForUnbranded, ofBrand, mustBeGenuine, isNarrowing, ...rest } = group;
  return {
    ...rest,
    ...(isForUnbranded ? { isForUnbranded } : {}),
    ...(ofBrand === undefined ? {} : { ofBrand }),
    ...(mustBeGenuine ? { mustBeGenuine } : {}),
    ...(isNarrowing ? { isNarrowing } : {}),
    adjustments: adjustments.map(({ name, factor, phrases, isPriceLevel }) => ({
      name,
      factor,
      phrases: (phrases ?? name.toLowerCase()).split(", "),
      ...(isPriceLevel ? { isPriceLevel } : {}),
    })),
  };
}

import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { categoryPrior } from "./category-priors.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";

/**
 * One standard deviation is a factor of 3.3 either way. Medians of things within one category
 * differ that much, so this source can pull a thin sample but never carry a range by itself.
 */
const medianUncertainty = 1.2;

/** Single sales of one thing, whatever it is. */
export const usualScatter = 0.45;

type PriorItem = Pick<IdentifiedItem, "category" | "faults" | "entry">;

/** The opinion of last resort, for a thing that the price guide does not know. */
export function priorEvidence(item: PriorItem, grade: ConditionGrade | null): Evidence {
  const { category } = item;
  const sound = categoryPrior(category).usedMedianUsd * conditionFactor(grade ?? "good", null);
  const dollars = sound * faultFactor(item, grade);
  const kind = category === null ? "second-hand item" : `listing in ${category.replace("-", " ")}`;
  return {
    source: "category_prior",
    logMedian: Math.log(dollars),
    medianUncertainty,
    scatter: usualScatter,
    sentence: `A typical ${kind} sells for about ${formatAboutDollars(dollars)}, with a wide margin`,
    asOf: "2026-11",
    basis: "Flipworth's own estimate for the whole category",
  };
}

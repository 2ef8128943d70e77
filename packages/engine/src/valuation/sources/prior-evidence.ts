import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { categoryPrior } from "./category-priors.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { categoryName } from "../../words/category-name.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(evidenceWords);

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
  const price = formatAboutDollars(dollars);
  return {
    source: "category_prior",
    logMedian: Math.log(dollars),
    medianUncertainty,
    scatter: usualScatter,
    sentence:
      category === null
        ? say("anything", { price })
        : say("category", { category: categoryName(category), price }),
    asOf: "2026-11",
    basis: say("categoryBasis"),
  };
}

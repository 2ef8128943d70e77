import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { categoryPrior } from "./category-priors.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence } from "../evidence.ts";
import { amountOf, quantityFactor } from "../quantity-factor.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { clamp } from "../../clamp.ts";

const say = spoken(evidenceWords);

type Part = NonNullable<IdentifiedItem["partOf"]>;

/**
 * How a price grows with that of the thing: a part of a machine of four times the price brings 1.9
 * times as much, a cover for it 1.3 times; what only bears its name brings what it brings. Editors' figures.
 */
const growth = {
  part: 0.45,
  accessory: 0.2,
  consumable: 0.2,
  packaging: 0.2,
  document: 0.2,
  likeness: 0,
};
/** No part brings more than this share of its whole thing; a book about it may. */
const mostOfThing = 0.6;
const leastFactor = 0.4;
const mostFactor = 3;
/** A noun spans the small one and the large one, the copy and the maker's own. Editors' figures. */
const medianUncertainty = 0.5;
const scatter = 0.45;

/** What a part or an accessory of the thing brings; never the thing's own price. */
export function partEvidence(
  item: IdentifiedItem,
  { thing, noun, role, usedMedianUsd, thingUsd }: Part,
  grade: ConditionGrade | null,
): Evidence {
  const typical = thingUsd ?? categoryPrior(thing.category).usedMedianUsd;
  const scale = (thing.usedMedianUsd / typical) ** growth[role];
  const grown = usedMedianUsd * clamp(scale, leastFactor, mostFactor);
  const isOfIt = role !== "likeness" && role !== "document";
  const sound = isOfIt ? Math.min(grown, mostOfThing * thing.usedMedianUsd) : grown;
  const eachDollars = sound * conditionFactor(grade ?? "good", null);
  const dollars = eachDollars * quantityFactor(amountOf(item), eachDollars);
  return {
    source: "price_guide",
    logMedian: Math.log(dollars),
    medianUncertainty,
    scatter,
    sentence: say("part", { noun, price: formatAboutDollars(dollars) }),
    asOf: thing.asOf,
    basis: say("partBasis"),
  };
}

import { formatAboutDollars } from "../../money/cents.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { quantityFactor } from "../quantity-factor.ts";
import { type NewPrice, readNewPrice } from "./read-new-price.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(evidenceWords);

/**
 * Clothes resell at a median of 0.32 of their new price (tenth to ninetieth percentile 0.19 to 0.53)
 * and at a falling share as it rises: in proportion to its power of 0.62. Measured on one shop's
 * prices of 2022–24; the share is taken to hold at an ordinary garment's new price.
 */
const clothes = {
  usualShare: 0.32,
  usualNewDollars: 75,
  power: 0.62,
  /** One shop is not the market. */
  shareDoubt: 0.15,
  /** The spread of the shares, less what their fall with the new price explains. */
  scatter: 0.3,
};

const unknownShare = 0.4;
/** An unused one brings well over half, which the usual step from used to new does not reach. */
const unusedFactor = 1.5;
/** Sellers remember what they paid well, and seldom say how long ago. */
const shareDoubt = 0.3;
const shareDoubtOfWhatAges = 0.5;
const scatter = 0.45;
/** An amount this far below the thing's own value was paid for a part of it, or second-hand. */
const leastOfValue = 0.7;

type Question = {
  item: IdentifiedItem;
  facts: PriceBlindFacts;
  grade: ConditionGrade | null;
  /** What is known without the new price. */
  known: Pick<Evidence, "logMedian" | "source" | "medianUncertainty">;
  /** Sales and asks of the same thing. */
  fromComparables?: readonly Pick<Evidence, "medianUncertainty">[];
};

/**
 * What a seller says it cost is a claim that nobody can check: beside the price guide's own entry or
 * sales of the same thing it weighs a quarter at most, for its variance is three times theirs. A
 * marketplace's own field of the new price is bound by nothing.
 */
const leastDoubtOverOthers = Math.sqrt(3);

/** null where no new price is told, or where it says nothing about this thing. */
export function newPriceEvidence(question: Question): Evidence | null {
  const { item, facts, grade, known } = question;
  if (item.isAccessory || item.isMixedLot) return null;
  const ofField = facts.newPriceDollars ?? null;
  const told = ofField === null ? readNewPrice(facts) : { dollars: ofField, isEach: false };
  if (told === null) return null;
  const isFromGuide = known.source === "price_guide";
  if (isFromGuide && told.dollars < leastOfValue * Math.exp(known.logMedian)) return null;
  const evidence =
    item.category === "clothing"
      ? evidenceOfGarment(item, told, grade)
      : evidenceOfThing(item, told, grade);
  if (evidence === null || ofField !== null) return evidence;
  const { medianUncertainty } = evidence;
  return { ...evidence, medianUncertainty: Math.max(medianUncertainty, leastDoubt(question)) };
}

/** 0 where nothing but the thing's category is known: then the claim is the better hint. */
function leastDoubt({ known, fromComparables = [] }: Question): number {
  const others = known.source === "price_guide" ? [known, ...fromComparables] : fromComparables;
  const doubts = others.map(({ medianUncertainty }) => medianUncertainty);
  return doubts.length === 0 ? 0 : leastDoubtOverOthers * Math.min(...doubts);
}

/** null for several garments: nobody says whether the sum was paid for one or for all. */
function evidenceOfGarment(
  item: IdentifiedItem,
  { dollars: newDollars }: NewPrice,
  grade: ConditionGrade | null,
): Evidence | null {
  const { quantity, entry } = item;
  if (quantity > 1) return null;
  const { usualShare, usualNewDollars, power } = clothes;
  const dollars =
    usualShare *
    usualNewDollars *
    (newDollars / usualNewDollars) ** power *
    conditionFactor(grade ?? "good", entry) *
    faultFactor(item, grade);
  return {
    ...evidenceOf({ newDollars, dollars, things: "Clothes" }),
    medianUncertainty: clothes.shareDoubt,
    scatter: clothes.scatter,
  };
}

function evidenceOfThing(
  item: IdentifiedItem,
  { dollars: toldDollars, isEach }: NewPrice,
  grade: ConditionGrade | null,
): Evidence | null {
  const { category, entry, quantity } = item;
  const share = category === null ? unknownShare : guideInUse().categories[category].newPriceShare;
  if (share === undefined) return null;
  const newDollars = toldDollars * (isEach ? quantityFactor(quantity, share * toldDollars) : 1);
  const ofGrade = grade === "new" ? unusedFactor : conditionFactor(grade ?? "good", entry);
  const dollars = share * newDollars * ofGrade * faultFactor(item, grade);
  return {
    ...evidenceOf({ newDollars, dollars, things: "Items" }),
    medianUncertainty: category === "electronics" ? shareDoubtOfWhatAges : shareDoubt,
    scatter,
  };
}

function evidenceOf(told: { newDollars: number; dollars: number; things: "Clothes" | "Items" }) {
  return {
    source: "new_price" as const,
    logMedian: Math.log(told.dollars),
    sentence: say(`newPrice${told.things}`, {
      newPrice: formatAboutDollars(told.newDollars),
      price: formatAboutDollars(told.dollars),
    }),
    asOf: null,
    basis: say(`newPrice${told.things}Basis`),
  };
}

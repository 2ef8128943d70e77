import type { IdentifiedItem } from "../../identification/identification.ts";
import type { SeenEstimate } from "../../identification/sighting.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { combine } from "../combine.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence, StruckOut } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { amountOf, quantityFactor } from "../quantity-factor.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { clamp } from "../../clamp.ts";

const say = spoken(evidenceWords);

/**
 * A model's guess is given the doubt of the price guide's vaguest entries, however sure it sounds:
 * nothing has been measured of it.
 */
const medianUncertainty = 0.62;
const scatterBounds = { least: 0.25, most: 0.8 };
/** Of a normal distribution, from the 10th percentile to the 90th. */
const deviationsInRange = 2.563;
/** Further from everything else than this many standard deviations, it is a mistake or a trick. */
const furthestDeviations = 2;

export type EstimateQuestion = {
  item: IdentifiedItem;
  grade: ConditionGrade | null;
  estimate: SeenEstimate | null;
  /** What else is known: an estimate that stands alone against it does not count. */
  others: readonly [Evidence, ...Evidence[]];
};

type JudgedEstimate = { evidence: readonly Evidence[]; struckOut: readonly StruckOut[] };

/** A vision model's estimate as one source among others, or struck out with a reason. */
export function modelEstimate(question: EstimateQuestion): JudgedEstimate {
  const { estimate, others } = question;
  if (estimate === null) return { evidence: [], struckOut: [] };
  const evidence = evidenceFrom(question, estimate);
  if (!isFar(evidence, others)) return { evidence: [evidence], struckOut: [] };
  const reason = say("modelTooFar");
  const title = say("modelTitle");
  return { evidence: [], struckOut: [{ title, priceDollars: estimate.median, reason }] };
}

function evidenceFrom({ item, grade }: EstimateQuestion, estimate: SeenEstimate): Evidence {
  const eachDollars =
    estimate.median * conditionFactor(grade ?? "good", item.entry) * faultFactor(item, grade);
  const amount = item.isMixedLot ? 1 : amountOf(item);
  const dollars = eachDollars * quantityFactor(amount, eachDollars, item.entry);
  const scatter = Math.log(estimate.high / estimate.low) / deviationsInRange;
  return {
    source: "model_estimate",
    logMedian: Math.log(dollars),
    medianUncertainty,
    scatter: clamp(scatter, scatterBounds.least, scatterBounds.most),
    sentence: say("model", { price: formatAboutDollars(dollars) }),
    asOf: null,
    basis: say("modelBasis"),
  };
}

function isFar({ logMedian }: Evidence, others: EstimateQuestion["others"]): boolean {
  const known = combine(others);
  const precision = others.reduce((sum, other) => sum + 1 / other.medianUncertainty ** 2, 0);
  const doubt = Math.hypot(medianUncertainty, Math.sqrt(1 / precision));
  return Math.abs(logMedian - known.salePrice.logMedian) > furthestDeviations * doubt;
}

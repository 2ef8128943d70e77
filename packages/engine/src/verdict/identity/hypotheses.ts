import type { Cents } from "../../money/cents.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";

/**
 * What a listing may be, seen from the thing that its words were taken for: that thing, a part, an
 * accessory or a game for it, one that is broken or incomplete, a lure that nobody means to sell,
 * or something else altogether.
 */
const hypotheses = ["thing", "part", "broken", "lure", "other"] as const;
export type Hypothesis = (typeof hypotheses)[number];
export type Beliefs = Readonly<Record<Hypothesis, number>>;

/** ln(ask / estimate) of such listings: its middle and its standard deviation. */
type AskSpread = { middle: number; sd: number };

// General knowledge of what sellers ask; none of it is measured.
const askOfThing: AskSpread = { middle: Math.log(1 / 0.85), sd: 0.5 };
const askOfOthers = {
  /** A part, an accessory or a game brings an eighth of its machine, few more than a half. */
  part: { middle: Math.log(0.13), sd: 0.9 },
  /** A third, as everywhere in the valuation. */
  broken: { middle: Math.log(0.35), sd: 0.6 },
  /** Whatever makes people write first and think later. */
  lure: { middle: Math.log(0.1), sd: 0.8 },
  /** Anything. */
  other: { middle: Math.log(0.35), sd: 1.6 },
} as const satisfies Record<Exclude<Hypothesis, "thing">, AskSpread>;

/** A lure has a round figure; one that is not round is a third as likely to be one. */
const oddFigure = 1 / 3;

/**
 * Bayes: how likely each explanation is after the ask. The ask never touches the estimate itself.
 * A gift says nothing: people do give things away.
 */
export function afterAsk(
  prior: Beliefs,
  ask: Cents,
  { logMedian, logSd }: SalePriceDistribution,
): Beliefs {
  if (ask === 0) return prior;
  const away = Math.log(ask / 100) - logMedian;
  const likelihood: Beliefs = {
    thing: density(away, { ...askOfThing, sd: Math.hypot(askOfThing.sd, logSd) }),
    part: density(away, askOfOthers.part),
    broken: density(away, askOfOthers.broken),
    lure: density(away, askOfOthers.lure) * (isRound(ask) ? 1 : oddFigure),
    other: density(away, askOfOthers.other),
  };
  return normalized(mapBeliefs((one) => prior[one] * likelihood[one]));
}

/** The share of the estimate that such a listing brings; null where nothing is known of it. */
export const shareOf: Readonly<Record<Exclude<Hypothesis, "thing">, AskSpread | null>> = {
  part: askOfOthers.part,
  broken: askOfOthers.broken,
  lure: null,
  other: null,
};

export function normalized(weights: Beliefs): Beliefs {
  const total = hypotheses.reduce((sum, one) => sum + weights[one], 0);
  return mapBeliefs((one) => weights[one] / total);
}

function mapBeliefs(weigh: (one: Hypothesis) => number): Beliefs {
  const [thing, part, broken, lure, other] = [
    weigh("thing"),
    weigh("part"),
    weigh("broken"),
    weigh("lure"),
    weigh("other"),
  ];
  return { thing, part, broken, lure, other };
}

/** Of the normal distribution. */
function density(value: number, { middle, sd }: AskSpread): number {
  return Math.exp(-0.5 * ((value - middle) / sd) ** 2) / sd;
}

/** "$50", "$100", "$300". */
const isRound = (ask: Cents) => ask % 50_00 === 0 || ask === 1_00 || ask === 10_00;

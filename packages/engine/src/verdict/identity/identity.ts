import { type Cents, cents } from "../../money/cents.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import { type ResaleRange, resaleRange } from "../../valuation/resale-range.ts";
import { afterAsk, type Beliefs, type Hypothesis, shareOf } from "./hypotheses.ts";
import { type IdentityEvidence, priorBeliefs } from "./prior.ts";

/** What else the listing may be. */
type Alternative = {
  hypothesis: Exclude<Hypothesis, "thing">;
  /** 0 to 1. */
  probability: number;
  /** null where nothing is known of its price. */
  range: ResaleRange | null;
};

export type Identity = {
  beliefs: Beliefs;
  /** Surely enough the thing to put money on it at this price. */
  isSure: boolean;
  /** Without the thing itself, most likely first, those that are worth a word. */
  alternatives: readonly Alternative[];
};

/** A verdict with money in it needs the listing to be the thing at least this surely. */
const sureEnough = 0.6;
/** Less likely ones are not worth a word. */
const worthAWord = 0.05;

export function identityAt(
  ask: Cents | null,
  salePrice: SalePriceDistribution,
  evidence: IdentityEvidence,
): Identity {
  const prior = priorBeliefs(evidence);
  const beliefs = afterAsk(prior, ask ?? cents(0), salePrice);
  return {
    beliefs,
    isSure: beliefs.thing >= sureEnough,
    alternatives: alternativesOf(beliefs, salePrice),
  };
}

const others = ["part", "broken", "lure", "other"] as const;

function alternativesOf(beliefs: Beliefs, salePrice: SalePriceDistribution): Alternative[] {
  return others
    .map((hypothesis) => ({
      hypothesis,
      probability: beliefs[hypothesis],
      range: rangeOf(hypothesis, salePrice),
    }))
    .filter(({ probability }) => probability >= worthAWord)
    .toSorted((a, b) => b.probability - a.probability);
}

function rangeOf(
  hypothesis: Alternative["hypothesis"],
  { logMedian }: SalePriceDistribution,
): ResaleRange | null {
  const share = shareOf[hypothesis];
  if (share === null) return null;
  return resaleRange({ logMedian: logMedian + share.middle, logSd: share.sd });
}

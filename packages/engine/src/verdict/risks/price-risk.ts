import type { IdentifiedItem } from "../../identification/identification.ts";
import type { Cents } from "../../money/cents.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import { riskWords } from "../../words/english/risks.ts";
import { spoken } from "../../words/voice-in-use.ts";
import type { Risk } from "./risks.ts";

const say = spoken(riskWords);

/** Only a bait is asked for less than this share of what the thing brings. */
const baitShare = 0.5;
/** In standard deviations: in a wide range half the median is nothing unusual. */
const farBelow = -2;
const worthABait = 50;

/**
 * Far below market is the first sign of a scam on a thing that everybody wants. It needs the
 * asking price, so it is found here and never where the value is estimated.
 */
export function priceRisk(
  { logMedian, logSd }: SalePriceDistribution,
  { item, price }: { item: IdentifiedItem; price: { amount: Cents; words: string } },
): Risk | null {
  const median = Math.exp(logMedian);
  const asked = price.amount / 100;
  const isPopular = item.entry !== null && item.entry.sellsIn !== "months" && median >= worthABait;
  // A gift is no bait: people do give things away.
  if (!isPopular || asked <= 0 || asked > baitShare * median) return null;
  if ((Math.log(asked) - logMedian) / logSd > farBelow) return null;
  const share = Math.round((100 * asked) / median);
  return {
    kind: "far_below_market",
    sentence: say("farBelowMarket", { share }),
    words: price.words,
    blocks: false,
  };
}

import { formatAboutDollars } from "../../money/cents.ts";
import type { KeptComparable } from "./comparables-question.ts";
import { median, robustSpread } from "../statistics.ts";
import { comparablesWords } from "../../words/english/comparables.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(comparablesWords);

/** Below this many nothing can be told from chance. */
const fewestToJudge = 5;
/** The usual cut: 3.5 robust standard deviations from the median. */
const cut = 3.5;
/** Prices that all but agree must not make an ordinary neighbour an outlier. */
const smallestSpread = 0.12;

/** Strikes out prices too far from the rest, on a log scale so that high and low count alike. */
export function strikeOutliers(kept: readonly KeptComparable[]): {
  inliers: readonly KeptComparable[];
  outliers: readonly (KeptComparable & { reason: string })[];
} {
  if (kept.length < fewestToJudge) return { inliers: kept, outliers: [] };
  const logs = kept.map(({ logPrice }) => logPrice);
  const middle = median(logs);
  const limit = cut * Math.max(smallestSpread, robustSpread(logs));
  const isFar = ({ comparable, logPrice }: KeptComparable) =>
    !comparable.isVouchedFor && Math.abs(logPrice - middle) > limit;
  return {
    inliers: kept.filter((one) => !isFar(one)),
    outliers: kept.filter(isFar).map((one) => ({ ...one, reason: farReason(one, middle) })),
  };
}

function farReason({ logPrice }: KeptComparable, middle: number): string {
  const price = formatAboutDollars(Math.exp(middle));
  return say(logPrice > middle ? "farAbove" : "farBelow", { price });
}

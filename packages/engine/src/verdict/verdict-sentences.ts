import { assertNever } from "../assert-never.ts";
import { type Cents, cents, formatCents } from "../money/cents.ts";
import type { PriceReading } from "../reading/listing-facts.ts";
import type { Confidence } from "./confidence.ts";
import type { Deal } from "./deal.ts";
import { buyScore } from "./outcomes.ts";
import type { Risk } from "./risks.ts";
import type { Targets } from "./targets.ts";

type Judged = NonNullable<Deal["judged"]>;

/** Why there is no verdict although the value is known. */
export function priceSentence(price: PriceReading): string {
  switch (price.kind) {
    case "missing":
      return "The listing names no price, so there is no verdict yet.";
    case "unclear":
      return `What it costs is not clear from "${price.words}", so there is no verdict. Type the price, or ask the seller.`;
    case "placeholder":
      return `"${price.words}" looks typed to get past a form, not meant as a price, so there is no verdict. Ask the seller.`;
    case "foreign":
      return `The price is in ${price.currency}. Only US dollars are judged, so there is no verdict.`;
    case "periodic":
      return `"${price.words}" is a rent or an instalment, not a price, so there is no verdict.`;
    case "unusable":
      return `"${price.words}" cannot be used as a price, so there is no verdict.`;
    case "stated":
    case "free":
      return "";
    default:
      return assertNever(price);
  }
}

/** What would turn the verdict. Low confidence is never a Buy, so then it is only a limit. */
export function limitSentence(limit: Cents | null, confidence: Confidence): string {
  if (limit === null) return "At no price would it be a Buy: the costs of selling eat the sale.";
  if (confidence === "Low") {
    return `Your targets would be met at ${formatCents(limit)} or less, but with Low confidence that is no Buy.`;
  }
  if (limit === 0) return "It would be a Buy only as a gift.";
  return `It would be a Buy at ${formatCents(limit)} or less.`;
}

export function buySentence(judged: Judged, targets: Targets, limit: Cents | null): string {
  const upTo = limit === null ? "" : ` It stays a Buy up to ${formatCents(limit)}.`;
  return `Buy: ${chance(judged, targets)}, with ${netWords(judged)} at the median sale.${upTo}`;
}

/** The most decisive reason first, as only that one is given. */
export function skipSentence(
  judged: Judged,
  { targets, confidence, blocking, isSold }: SkipReasons,
): string {
  if (isSold) return "Skip: the page marks it as sold.";
  if (blocking) return `Skip: ${blocking.sentence}`;
  if (judged.flipScore < buyScore) {
    return `Skip: ${chance(judged, targets)} (a Buy needs ${buyScore}%), with ${netWords(judged)} at the median sale.`;
  }
  return `Skip: the price looks right, but ${confidenceWords(confidence)}.`;
}

export type SkipReasons = {
  targets: Targets;
  confidence: Confidence;
  blocking: Risk | undefined;
  isSold: boolean;
};

function chance({ flipScore }: Judged, { profit, roiPercent }: Targets): string {
  return `${flipScore}% chance of at least ${formatCents(profit)} profit and ${roiPercent}% return on the price`;
}

function netWords({ net }: Judged): string {
  const { low, median, high } = net;
  const most = `${formatCents(wholeDollars(low))} to ${formatCents(wholeDollars(high))}`;
  return median < 0
    ? `a loss of ${formatCents(cents(0 - median))} (${most})`
    : `${formatCents(median)} net (${most})`;
}

function confidenceWords(confidence: Confidence): string {
  return `confidence is ${confidence}: the range is too wide, or what it is too unsure, to put money on it`;
}

/** The ends of a spread are estimates; cents would make them look like a bill. */
function wholeDollars(amount: Cents): Cents {
  return cents(Math.round(amount / 100) * 100);
}

import { formatCents } from "../../money/cents.ts";
import type { Deal } from "../deal.ts";
import type { Decision } from "../decide.ts";
import type { Risk } from "../risks/risks.ts";
import type { Targets } from "../targets.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import { aboutDollars } from "./about-dollars.ts";
import { sellerPrice } from "./seller-price.ts";

type Told = {
  decision: Decision;
  deal: Deal;
  targets: Targets;
  blocking: Risk | undefined;
  question: string | undefined;
  signs: readonly string[];
  /** The ask, whose currency the limit is told in. */
  price: PriceReading;
};

/** What decided, in one sentence; it repeats no figure of the headline. */
export function decidingSentence(told: Told): string {
  const { decision, deal, targets } = told;
  switch (decision.verdict) {
    case "buy":
      return chance(deal, targets);
    case "negotiate":
      return `At the asking price: ${chance(deal, targets)}`;
    case "skip":
      return skipReason(told);
    case "check":
      return `Ask the seller: ${told.question ?? "What exactly is it?"}`;
    case "likely_scam":
      return `Signs of a scam: ${signWords(told.signs)}.`;
    case null:
      return limitSentence(deal, told.price);
  }
}

function skipReason({ decision, deal, targets, blocking }: Told): string {
  if (decision.because === "sold") return "The page marks it as sold.";
  if (decision.because === "blocked") return blocking?.sentence ?? "";
  return chance(deal, targets);
}

function chance({ judged }: Deal, { profit, roiPercent }: Targets): string {
  if (!judged) return "";
  return `${judged.flipScore}% chance you make at least ${formatCents(profit)} and ${roiPercent}%.`;
}

/** What to pay at most, where no ask can be judged. */
export function limitSentence({ maxBuyPrice }: Deal, price: PriceReading): string {
  if (maxBuyPrice === null) return "Selling costs more than it brings.";
  if (maxBuyPrice === 0) return "Only worth taking for free.";
  return `Pay at most ${sellerPrice(maxBuyPrice, price)}.`;
}

/** "Likely profit: $190–$2,060": what eight in ten sales leave. */
export function spreadSentence({ judged }: Deal): string | null {
  if (!judged) return null;
  const { low, high } = judged.net;
  if (high <= 0) return `Likely loss: ${dash(aboutDollars(low), aboutDollars(high))}.`;
  return `Likely profit: ${dash(aboutDollars(low), aboutDollars(high))}.`;
}

/** Figures below zero need a word between them. */
const dash = (low: string, high: string) =>
  low.startsWith("-") ? `${low} to ${high}` : `${low}–${high}`;

const wordsOfSign: Readonly<Record<string, string>> = {
  deposit: "money before you see it",
  ships_only: "no meeting in person",
  off_platform: "leaving the marketplace chat",
  unprotected_payment: "a payment you can't reverse",
  stock_photo: "pictures of another item",
  verification_code: "asking for a code",
  courier: "a courier or escrow",
  far_below_market: "a price far too low",
};

const signWords = (signs: readonly string[]) =>
  signs.map((sign) => wordsOfSign[sign] ?? sign).join(", ");

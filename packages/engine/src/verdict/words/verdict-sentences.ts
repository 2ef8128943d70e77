import { formatCents } from "../../money/cents.ts";
import type { Deal } from "../deal.ts";
import type { Decision } from "../decide.ts";
import type { Risk } from "../risks/risks.ts";
import type { ScamSign } from "../risks/scam-signs.ts";
import type { Targets } from "../targets.ts";
import type { PriceReading } from "../../reading/listing-facts.ts";
import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { aboutDollars } from "./about-dollars.ts";
import { sellerPrice } from "./seller-price.ts";

const say = spoken(verdictWords);

type Told = {
  decision: Decision;
  deal: Deal;
  targets: Targets;
  blocking: Risk | undefined;
  question: string | undefined;
  signs: readonly ScamSign[];
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
      return say("atAskingPrice", { chance: chance(deal, targets) });
    case "skip":
      return skipReason(told);
    case "check":
      return say("askSeller", { question: told.question ?? say("whatIsIt") });
    case "likely_scam":
      return say("signs", { signs: signWords(told.signs) });
    case null:
      return limitSentence(deal, told.price);
  }
}

function skipReason({ decision, deal, targets, blocking }: Told): string {
  if (decision.because === "sold") return say("soldOnPage");
  if (decision.because === "blocked") return blocking?.sentence ?? "";
  return chance(deal, targets);
}

function chance({ judged }: Deal, { profit, roiPercent }: Targets): string {
  if (!judged) return "";
  return say("chance", {
    score: judged.flipScore,
    profit: formatCents(profit),
    roi: roiPercent,
  });
}

/** What to pay at most, where no ask can be judged. */
export function limitSentence({ maxBuyPrice }: Deal, price: PriceReading): string {
  if (maxBuyPrice === null) return say("costly");
  if (maxBuyPrice === 0) return say("onlyForFree");
  return say("payAtMost", { limit: sellerPrice(maxBuyPrice, price) });
}

/** "Likely profit: $190–$2,060": what eight in ten sales leave. */
export function spreadSentence({ judged }: Deal): string | null {
  if (!judged) return null;
  const { low, high } = judged.net;
  const ends = { low: aboutDollars(low), high: aboutDollars(high) };
  // Figures below zero need a word between them.
  const isBelowZero = ends.low.startsWith("-");
  if (high <= 0) return say(isBelowZero ? "lossBelow" : "loss", ends);
  return say(isBelowZero ? "profitOrLoss" : "profit", ends);
}

const wordsOfSign = {
  deposit: "sign_deposit",
  ships_only: "sign_ships_only",
  off_platform: "sign_off_platform",
  unprotected_payment: "sign_unprotected_payment",
  stock_photo: "sign_stock_photo",
  verification_code: "sign_verification_code",
  courier: "sign_courier",
  far_below_market: "sign_far_below_market",
} as const satisfies Record<ScamSign, string>;

const signWords = (signs: readonly ScamSign[]) =>
  signs.map((sign) => say(wordsOfSign[sign])).join(", ");

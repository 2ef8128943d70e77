import type { Analysis } from "@flipworth/contract";
import { formatRounded, formatRoundedDown, standingWords } from "@flipworth/ui";
import { englishVoice, sayIn, type Voice } from "@flipworth/words";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";

export type Brief = {
  tone: "buy" | "negotiate" | "skip" | "unsure";
  verdict: string;
  /** The one number, and what it is of; null where none may be said. */
  figure: { amount: string; of: string } | null;
  reason: string;
};

/** An analysis as it can be taken in while somebody waits for an answer. */
export function verdictInBrief(analysis: Analysis, voice: Voice = englishVoice): Brief {
  const say = sayIn(garageSaleWords, voice);
  const standing = sayIn(standingWords, voice);
  const { verdict, cents, headline = "", summary = [] } = analysis;
  const deciding = summary.at(-1) ?? headline;
  const typical = figureOf(cents.median, say("ofTypical"));
  switch (verdict) {
    case "buy": {
      const figure = figureOf(cents.netProfit, say("ofProfit")) ?? typical;
      return { tone: "buy", verdict: standing("buy"), figure, reason: deciding };
    }
    case "negotiate": {
      const price = formatRoundedDown((cents.maxBuyPrice ?? 0) / 100);
      // The price is the number here.
      const spoken = say("negotiateTo", { price });
      return { tone: "negotiate", verdict: spoken, figure: null, reason: deciding };
    }
    case "skip":
      return {
        tone: "skip",
        verdict: standing("skip"),
        figure: payAtMost(cents.maxBuyPrice, say("ofLimit")),
        reason: headline,
      };
    case "likely_scam":
      return { tone: "skip", verdict: standing("likely_scam"), figure: null, reason: headline };
    case "check":
    case null:
    case undefined:
      return { tone: "unsure", verdict: say("notSure"), figure: typical, reason: headline };
  }
}

function figureOf(cents: number | null, of: string): Brief["figure"] {
  return cents === null ? null : { amount: formatRounded(cents / 100), of };
}

function payAtMost(cents: number | null, of: string): Brief["figure"] {
  if (cents === null || cents < 100) return null;
  return { amount: formatRoundedDown(cents / 100), of };
}

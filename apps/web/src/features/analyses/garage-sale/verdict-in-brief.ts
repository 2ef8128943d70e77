import type { Analysis } from "@flipworth/contract";
import { formatRounded, formatRoundedDown } from "@flipworth/ui";

export type Brief = {
  tone: "buy" | "negotiate" | "skip" | "unsure";
  verdict: string;
  /** The one number, and what it is of; null where none may be said. */
  figure: { amount: string; of: string } | null;
  reason: string;
};

/** An analysis as it can be taken in while somebody waits for an answer. */
export function verdictInBrief(analysis: Analysis): Brief {
  const { verdict, cents, headline = "", summary = [] } = analysis;
  const deciding = summary.at(-1) ?? headline;
  const typical = figureOf(cents.median, "typical price");
  switch (verdict) {
    case "buy": {
      const figure = figureOf(cents.netProfit, "profit after fees") ?? typical;
      return { tone: "buy", verdict: "Buy", figure, reason: deciding };
    }
    case "negotiate": {
      const amount = formatRoundedDown((cents.maxBuyPrice ?? 0) / 100);
      // The price is the number here.
      const spoken = `Negotiate to ${amount}`;
      return { tone: "negotiate", verdict: spoken, figure: null, reason: deciding };
    }
    case "skip":
      return {
        tone: "skip",
        verdict: "Skip",
        figure: payAtMost(cents.maxBuyPrice),
        reason: headline,
      };
    case "likely_scam":
      return { tone: "skip", verdict: "Likely scam", figure: null, reason: headline };
    case "check":
    case null:
    case undefined:
      return { tone: "unsure", verdict: "Not sure", figure: typical, reason: headline };
  }
}

function figureOf(cents: number | null, of: string): Brief["figure"] {
  return cents === null ? null : { amount: formatRounded(cents / 100), of };
}

function payAtMost(cents: number | null): Brief["figure"] {
  if (cents === null || cents < 100) return null;
  return { amount: formatRoundedDown(cents / 100), of: "pay at most" };
}

import type { Analysis } from "@flipworth/contract";
import { dollarsOf, formatRounded, formatRoundedDown } from "@flipworth/ui";

export type Brief = {
  tone: "buy" | "negotiate" | "skip" | "unsure";
  verdict: string;
  /** The one number, and what it is of; null where none may be said. */
  figure: { amount: string; of: string } | null;
  reason: string;
};

/** An analysis as it can be taken in while somebody waits for an answer. */
export function verdictInBrief(analysis: Analysis): Brief {
  const { verdict, maxBuyPrice, netProfit, marketValue, headline = "", summary = [] } = analysis;
  const deciding = summary.at(-1) ?? headline;
  const typical = marketValue ? { amount: rounded(marketValue), of: "typical price" } : null;
  switch (verdict) {
    case "buy": {
      const figure = netProfit ? { amount: rounded(netProfit), of: "profit after fees" } : typical;
      return { tone: "buy", verdict: "Buy", figure, reason: deciding };
    }
    case "negotiate": {
      const amount = formatRoundedDown(maxBuyPrice ?? 0);
      // The price is the number here.
      const spoken = `Negotiate to ${amount}`;
      return { tone: "negotiate", verdict: spoken, figure: null, reason: deciding };
    }
    case "skip":
      return { tone: "skip", verdict: "Skip", figure: payAtMost(maxBuyPrice), reason: headline };
    case "likely_scam":
      return { tone: "skip", verdict: "Likely scam", figure: null, reason: headline };
    case "check":
    case null:
    case undefined:
      return { tone: "unsure", verdict: "Not sure", figure: typical, reason: headline };
  }
}

const rounded = (words: string) => formatRounded(dollarsOf(words));

function payAtMost(dollars: number | null): Brief["figure"] {
  if (dollars === null || dollars < 1) return null;
  return { amount: formatRoundedDown(dollars), of: "pay at most" };
}

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
  const { verdict, maxBuyPrice, cents, headline = "", summary = [] } = analysis;
  const deciding = summary.at(-1) ?? headline;
  const typical =
    cents.median === null ? null : { amount: rounded(cents.median), of: "typical price" };
  switch (verdict) {
    case "buy": {
      const figure =
        cents.netProfit === null
          ? typical
          : { amount: rounded(cents.netProfit), of: "profit after fees" };
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

const rounded = (cents: number) => formatRounded(cents / 100);

function payAtMost(dollars: number | null): Brief["figure"] {
  if (dollars === null || dollars < 1) return null;
  return { amount: formatRoundedDown(dollars), of: "pay at most" };
}

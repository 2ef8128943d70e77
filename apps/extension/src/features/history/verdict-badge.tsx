import type { Analysis, Verdict } from "@flipworth/contract";
import { joinClasses } from "@flipworth/ui";
import { strings } from "../../strings.ts";

const words = strings.history;

const tones: Readonly<Record<Verdict, string>> = {
  buy: "bg-profit-ground text-profit",
  negotiate: "bg-profit-ground text-profit",
  skip: "bg-loss-ground text-loss",
  check: "bg-sunken text-soft",
  likely_scam: "bg-loss-ground text-loss",
};

/** Answers of before there were five verdicts say Buy, Skip or nothing. */
export function verdictOf({ verdict, recommendation }: Analysis): Verdict | null {
  if (verdict) return verdict;
  if (recommendation === null) return null;
  return recommendation === "Buy" ? "buy" : "skip";
}

export function VerdictBadge({ analysis }: { analysis: Analysis }) {
  const verdict = verdictOf(analysis);
  return (
    <span
      className={joinClasses(
        "shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold",
        verdict ? tones[verdict] : "bg-sunken text-soft",
      )}
    >
      {verdict ? words.verdicts[verdict] : words.noVerdict}
    </span>
  );
}

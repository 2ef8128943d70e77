import type { Verdict } from "@flipworth/contract";
import { englishVoice, sayIn, type Voice } from "@flipworth/words";
import { standingWords } from "../words/english/standings.ts";
import { type Deal, priceRangeOf } from "./deal.ts";

/** What a card says of a deal; the last two stand where there is no verdict. */
export type Standing = Verdict | "none" | "not_enough_evidence";

/** An analysis stored before there were five verdicts has two. */
export function standingOf(deal: Deal): Standing {
  if (deal.verdict) return deal.verdict;
  if (!priceRangeOf(deal.details.analysisStages.evaluation)) return "not_enough_evidence";
  if (deal.recommendation === null) return "none";
  return deal.recommendation === "Buy" ? "buy" : "skip";
}

/** "Likely scam" */
export function verdictWords(deal: Deal, voice: Voice = englishVoice): string {
  return sayIn(standingWords, voice)(standingOf(deal));
}

/** With these two nothing on the card may look like money to be made. */
export function hasFigures(standing: Standing): boolean {
  return standing !== "check" && standing !== "likely_scam";
}

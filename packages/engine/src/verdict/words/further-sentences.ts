import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { fallingValueSentence } from "../falling-value.ts";
import type { JudgeInput } from "../judge-input.ts";
import type { Judged } from "../judged.ts";
import { saleLimitSentence } from "../vehicles/sale-limit.ts";
import { limitSentence, spreadSentence } from "./verdict-sentences.ts";

const say = spoken(verdictWords);

/** The spread of the profit, what waiting costs, and what to pay at most where nothing else says it. */
export function furtherSentences(
  { item, facts, asOf }: JudgeInput,
  { decision, deal }: Judged,
): string[] {
  const { verdict } = decision;
  if (verdict === "likely_scam" || decision.because === "sold" || decision.because === "blocked") {
    return verdict === "likely_scam" ? [say("freeAnswer")] : [];
  }
  const spread = spreadSentence(deal);
  const haste =
    deal.maxBuyPrice === null || verdict === "skip"
      ? null
      : fallingValueSentence(item, deal.range.median, asOf);
  const limit = verdict === "buy" || verdict === "check" ? limitSentence(deal, facts.price) : null;
  const free = verdict === "check" ? say("freeAnswer") : null;
  const license = item.vehicle ? saleLimitSentence(facts.location) : null;
  return [spread, limit, haste, license, free].filter((sentence) => sentence !== null);
}

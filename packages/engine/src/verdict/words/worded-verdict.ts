import { itemName } from "../../valuation/item-name.ts";
import { adviceFor } from "../advice/advice.ts";
import { questionsFor } from "../advice/questions.ts";
import { fallingValueSentence } from "../falling-value.ts";
import { headlineOf } from "./headline.ts";
import { saleLimitSentence } from "../vehicles/sale-limit.ts";
import { identityCheckOf } from "./identity-check.ts";
import { decidingSentence, limitSentence, spreadSentence } from "./verdict-sentences.ts";
import { askingPrice } from "../asking-price.ts";
import type { Verdict } from "../verdict.ts";
import type { Judged } from "../judged.ts";
import type { JudgeInput } from "../judge-input.ts";

/** The decision with everything that people read of it. */
export function wordedVerdict(input: JudgeInput, judged: Judged): Verdict {
  const { item, facts, targets } = input;
  const { decision, deal, identity, risks, signs, confidence } = judged;
  const { verdict } = decision;
  const name = itemName(item);
  const ask = deal.judged === null ? null : askingPrice(facts.price);
  const [firstQuestion] = questionsFor(item, facts);
  const identityCheck = identityCheckOf({ decision, identity, name, firstQuestion });
  const blocking = risks.find(({ blocks }) => blocks);
  const question = identityCheck?.question;
  return {
    verdict,
    headline: headlineOf({ ...judged, facts, name }),
    deciding: decidingSentence({
      decision,
      deal,
      targets,
      blocking,
      question,
      signs,
      price: facts.price,
    }),
    confidence,
    risks,
    deal,
    advice:
      verdict === "likely_scam"
        ? null
        : adviceFor({ ...judged, item, facts, askingPrice: ask, verdict }),
    identityCheck,
    sentences: furtherSentences(input, judged),
  };
}

/** The spread of the profit, what waiting costs, and what to pay at most where nothing else says it. */
function furtherSentences({ item, facts, asOf }: JudgeInput, { decision, deal }: Judged): string[] {
  const { verdict } = decision;
  if (verdict === "likely_scam" || decision.because === "sold" || decision.because === "blocked") {
    return verdict === "likely_scam" ? ["This answer is free."] : [];
  }
  const spread = spreadSentence(deal);
  const haste =
    deal.maxBuyPrice === null || verdict === "skip"
      ? null
      : fallingValueSentence(item, deal.range.median, asOf);
  const limit = verdict === "buy" || verdict === "check" ? limitSentence(deal, facts.price) : null;
  const free = verdict === "check" ? "This answer is free." : null;
  const license = item.vehicle ? saleLimitSentence(facts.location) : null;
  return [spread, limit, haste, license, free].filter((sentence) => sentence !== null);
}

import { itemName } from "../../valuation/item-name.ts";
import { adviceFor } from "../advice/advice.ts";
import { questionsFor } from "../advice/questions.ts";
import { headlineOf } from "./headline.ts";
import { identityCheckOf } from "./identity-check.ts";
import { furtherSentences } from "./further-sentences.ts";
import { decidingSentence } from "./verdict-sentences.ts";
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

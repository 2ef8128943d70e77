import { usualQuestions } from "@flipworth/engine";
import type { Voice } from "@flipworth/words";
import { type Known, openingOfferOf } from "./known-item.ts";

/** What messages to the seller are written by. */
export function buyingOf({ deal, analysis }: Known, voice: Voice) {
  const advice = analysis?.details.analysisStages.evaluation.advice;
  return {
    title: deal?.title ?? analysis?.title ?? "",
    openingOffer: openingOfferOf({ deal, analysis }),
    questions: advice?.questions ?? usualQuestions(voice),
  };
}

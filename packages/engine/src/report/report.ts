import { dollarsFromCents } from "../money/cents.ts";
import { shownIdentity } from "../valuation/item-name.ts";
import { askingPrice } from "../verdict/asking-price.ts";
import type { AnalysisReport } from "@flipworth/contract";
import { addressesOf } from "./addresses.ts";
import { abroadDetails } from "./details/abroad-details.ts";
import { centsOf, headFigures, identityCheckDetails } from "./details/evaluation-details.ts";
import { summaryOf } from "./summary.ts";
import { titleOf } from "./title-of.ts";
import { reasoning } from "./reasoning.ts";
import type { ReportInput } from "./report-input.ts";
import { stageDetails } from "./details/stage-details.ts";

/** The stages' results in the shape of the wire. Every figure becomes text here and only here. */
export function reportOf(input: ReportInput): AnalysisReport {
  const { facts, item, verdict } = input;
  const price = askingPrice(facts.price);
  const { brand, model } = shownIdentity(item);
  const stages = stageDetails(input);
  return {
    title: titleOf(facts, item),
    price: price === null ? null : dollarsFromCents(price),
    condition: facts.condition?.words ?? null,
    brand,
    model,
    category: item.category,
    ...headFigures(verdict),
    headline: verdict.headline,
    summary: summaryOf(input),
    ...(verdict.identityCheck
      ? { identityCheck: identityCheckDetails(verdict.identityCheck) }
      : {}),
    confidence: verdict.confidence,
    reasoning: reasoning(input, stages.comparables),
    risks: verdict.risks.map(({ kind, sentence, words, isUrgent = false }) => ({
      kind,
      sentence,
      words,
      isUrgent,
    })),
    ...addressesOf(input),
    cents: centsOf(price, verdict.deal),
    ...abroadDetails(facts.price, verdict),
    details: { brand, model, analysisStages: stages },
  };
}

import type { AnalysisReport } from "@flipworth/contract";
import { adviceDetails, evaluationDetails } from "./evaluation-details.ts";
import { sightingDetails } from "./sighting-details.ts";
import { valuationDetails } from "./valuation-details.ts";
import { readingDetails } from "./reading-details.ts";
import { identificationDetails } from "./identification-details.ts";
import type { ReportInput } from "../report-input.ts";
import { comparablesDetails } from "./comparables-details.ts";

/** What each stage found. */
export function stageDetails(input: ReportInput): AnalysisReport["details"]["analysisStages"] {
  const comparables = comparablesOf(input);
  const { facts, item, valuation, verdict, targets, sighting } = input;
  return {
    reading: readingDetails(facts),
    ...(sighting ? { sighting: sightingDetails(sighting) } : {}),
    identification: identificationDetails(item, valuation),
    ...(comparables ? { comparables } : {}),
    valuation: valuationDetails(valuation),
    evaluation: {
      ...evaluationDetails(verdict.deal, targets),
      ...ownBiasDetails(input),
      ...(verdict.advice ? { advice: adviceDetails(verdict.advice) } : {}),
    },
  };
}

function ownBiasDetails({ ownBias, valuation }: ReportInput) {
  if (ownBias === undefined || valuation.kind !== "valued") return {};
  return { ownBias: { percent: ownBias.percent, sentence: ownBias.sentence } };
}

function comparablesOf({ found, marketplaceUrl, valuation }: ReportInput) {
  const { struckOut } = valuation;
  return found && comparablesDetails({ found, marketplaceUrl, struckOut });
}

import type { AnalysisReport } from "@flipworth/contract";

/** Of the comparables that were struck out, as many as anybody reads again. */
const keptStruckOut = 50;

/**
 * A report as it is stored: without the listings that a provider found, which are somebody else's
 * and go out of date within hours. How many counted, and where to look, stays. What it is made of
 * has limits of its own, and so has the whole.
 */
export function reportToKeep(report: AnalysisReport): AnalysisReport {
  const { analysisStages: stages } = report.details;
  const { comparables, valuation } = stages;
  // In the same order: a repeated request is answered with the same bytes.
  const analysisStages = {
    ...stages,
    ...(comparables === undefined ? {} : { comparables: { ...comparables, listings: [] } }),
    valuation: { ...valuation, struckOut: valuation.struckOut.slice(0, keptStruckOut) },
  };
  return { ...report, details: { ...report.details, analysisStages } };
}

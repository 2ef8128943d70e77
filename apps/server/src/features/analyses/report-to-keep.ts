import type { AnalysisReport } from "@flipworth/engine";

/**
 * A report as it is stored: without the listings that a provider found, which are somebody else's
 * and go out of date within hours. How many counted, and where to look, stays.
 */
export function reportToKeep(report: AnalysisReport): AnalysisReport {
  const { comparables, ...stages } = report.details.analysisStages;
  if (comparables === undefined) return report;
  const analysisStages = { ...stages, comparables: { ...comparables, listings: [] } };
  return { ...report, details: { ...report.details, analysisStages } };
}

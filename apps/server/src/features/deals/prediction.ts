import type { Analysis, DealPrediction } from "@flipworth/contract";

/** What an analysis said, as a deal keeps it; null where it gave no range. */
export function predictionOf(analysis: Analysis): DealPrediction | null {
  const { evaluation } = analysis.details.analysisStages;
  const { low, median, high, sellingPlatform, ownBias } = evaluation;
  if (low === undefined || median === undefined || high === undefined) return null;
  return {
    lowCents: centsOf(low),
    medianCents: centsOf(median),
    highCents: centsOf(high),
    netProfitCents: netProfitOf(analysis),
    platform: sellingPlatform ?? null,
    confidence: analysis.confidence,
    saidOn: analysis.createdAt.slice(0, 10),
    ownBiasPercent: ownBias?.percent ?? 0,
  };
}

/** Of a range for several together, the part of some of them. */
export function partOfPrediction(
  prediction: DealPrediction | null,
  { of, all }: { of: number; all: number },
): DealPrediction | null {
  if (prediction === null) return null;
  const part = (amount: number) => Math.round((amount * of) / all);
  const { netProfitCents } = prediction;
  return {
    ...prediction,
    lowCents: part(prediction.lowCents),
    medianCents: part(prediction.medianCents),
    highCents: part(prediction.highCents),
    netProfitCents: netProfitCents === null ? null : part(netProfitCents),
  };
}

/** The bill's own lines: they sum to the net profit where the asking price is among them. */
function netProfitOf({ price, details }: Analysis): number | null {
  if (price === null) return null;
  const { fees } = details.analysisStages.evaluation;
  if (fees.length === 0) return null;
  return fees.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

const centsOf = (dollars: number) => Math.round(dollars * 100);

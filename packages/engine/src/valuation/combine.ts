import type { Evidence, SalePriceDistribution } from "./evidence.ts";

export type Combination = {
  salePrice: SalePriceDistribution;
  /** In the order given, with shares that add up to 1. */
  evidence: readonly { evidence: Evidence; weight: number }[];
};

/**
 * Weighs sources by how sure each is of its median (1 / variance). Where they disagree by more
 * than their own doubts explain, the doubt of the result grows by the Birge ratio, as the
 * particle data tables do it. Scatter is averaged with the same weights: a source that knows the
 * median of this very thing also knows best how its sales spread.
 */
export function combine(sources: readonly [Evidence, ...Evidence[]]): Combination {
  const precisions = sources.map(({ medianUncertainty }) => 1 / medianUncertainty ** 2);
  const total = sum(precisions);
  const weights = precisions.map((precision) => precision / total);
  const weighted = (pick: (evidence: Evidence) => number) =>
    sum(sources.map((evidence, index) => pick(evidence) * (weights[index] ?? 0)));

  const logMedian = weighted((evidence) => evidence.logMedian);
  const scatterVariance = weighted(({ scatter }) => scatter ** 2);
  const medianVariance = birgeRatio(sources, logMedian) ** 2 / total;
  return {
    salePrice: { logMedian, logSd: Math.sqrt(scatterVariance + medianVariance) },
    evidence: sources.map((evidence, index) => ({ evidence, weight: weights[index] ?? 0 })),
  };
}

/** At least 1: sources that happen to agree closely are no surer than they said. */
function birgeRatio(sources: readonly Evidence[], logMedian: number): number {
  if (sources.length < 2) return 1;
  const misfit = sources.map(
    (evidence) => ((evidence.logMedian - logMedian) / evidence.medianUncertainty) ** 2,
  );
  return Math.sqrt(Math.max(1, sum(misfit) / (sources.length - 1)));
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

import type { Valuation } from "./evidence.ts";

/** How a person's own sales end beside our estimates. */
export type OwnBias = {
  /** Added to the logarithm of the typical price. */
  logShift: number;
  percent: number;
  /** Says to people what was moved and why. */
  sentence: string;
};

/** Moves the estimate by what the person's own sales taught; the evidence stays as it is. */
export function withOwnBias(valuation: Valuation, bias: OwnBias | undefined): Valuation {
  if (valuation.kind !== "valued" || bias === undefined || bias.logShift === 0) return valuation;
  const { logMedian, logSd } = valuation.salePrice;
  return { ...valuation, salePrice: { logMedian: logMedian + bias.logShift, logSd } };
}

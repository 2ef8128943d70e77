import { dollarsFromCents } from "../../money/cents.ts";
import type { Evidence, Valuation } from "../../valuation/evidence.ts";
import { resaleRange } from "../../valuation/resale-range.ts";
import type { EvidenceDetails, ValuationDetails } from "@flipworth/contract";

export function valuationDetails({ evidence, struckOut, sentence }: Valuation): ValuationDetails {
  return {
    evidence: evidence.map(({ evidence: source, weight }) => evidenceDetails(source, weight)),
    struckOut: struckOut
      // What a provider found stands apart, each with its reason.
      .filter(({ foundAt }) => foundAt === undefined)
      .map(({ title, priceDollars, reason }) => ({ title, price: priceDollars, reason })),
    sentence,
  };
}

/** Each source's own range, as if it stood alone. */
function evidenceDetails(evidence: Evidence, weight: number): EvidenceDetails {
  const { logMedian, scatter, medianUncertainty, source, sentence, asOf, basis } = evidence;
  const logSd = Math.hypot(scatter, medianUncertainty);
  const { low, median, high } = resaleRange({ logMedian, logSd });
  return {
    source,
    sentence,
    low: dollarsFromCents(low),
    median: dollarsFromCents(median),
    high: dollarsFromCents(high),
    weight: Math.round(weight * 1000) / 1000,
    asOf,
    basis,
  };
}

import type { AnalysisInput, AnalysisOutcome } from "./analysis-input.ts";
import { appraise } from "./appraise.ts";
import { identifyListing } from "./identify-listing.ts";

/**
 * A listing in, a verdict out. Synchronous and pure: about a millisecond of arithmetic.
 * A field wins over the same fact in `text`, and `text` over the screenshot.
 */
export function analyze(input: AnalysisInput): AnalysisOutcome {
  const identified = identifyListing(input);
  return identified.kind === "refused" ? identified : appraise(identified, input);
}

import type { AnalysisReport } from "@flipworth/contract";
import {
  type AnalysisInput,
  defaultTargets,
  type Engine,
  type ListingFields,
  type Targets,
} from "@flipworth/engine";
import type { Voice } from "@flipworth/words";

/** What a card of a results page tells, or as much more as is known. */
export type LocalListing = ListingFields & { marketplaceUrl?: string | null };

export type GlanceOptions = {
  /** ISO date, "2026-11-21": the engine has no clock. */
  asOf: string;
  targets?: Targets;
  sellingPlatform?: AnalysisInput["sellingPlatform"];
  /** In which the reasons are said; English when absent. */
  voice?: Voice;
};

/** The short answer. Whole cents. */
export type Glance =
  | {
      kind: "judged";
      verdict: AnalysisReport["verdict"];
      range: { low: number; median: number; high: number } | null;
      /** Of a typical sale at the asking price; null where nothing may be said of it. */
      netProfit: number | null;
      maxBuyPrice: number | null;
      category: string | null;
      confidence: AnalysisReport["confidence"];
      reason: string;
    }
  /** No item, or nothing that can be read as one. */
  | { kind: "refused"; reason: string };

/** Each listing's answer, in order. Synchronous: about a millisecond each. */
export function appraise(
  engine: Engine,
  listings: readonly LocalListing[],
  options: GlanceOptions,
): Glance[] {
  return listings.map((listing) => glanceAt(engine, listing, options));
}

function glanceAt(
  engine: Engine,
  { marketplaceUrl = null, ...fields }: LocalListing,
  { asOf, targets = defaultTargets, sellingPlatform = null, voice }: GlanceOptions,
): Glance {
  const outcome = engine.analyze({
    fields,
    comparables: [],
    marketplaceUrl,
    sellingPlatform,
    targets,
    asOf,
    ...(voice ? { voice } : {}),
  });
  if (outcome.kind === "refused") return { kind: "refused", reason: outcome.sentence };
  const { report } = outcome;
  const { low, median, high, netProfit, maxBuyPrice } = report.cents;
  const isPriced = low !== null && median !== null && high !== null;
  return {
    kind: "judged",
    verdict: report.verdict,
    range: isPriced ? { low, median, high } : null,
    netProfit,
    maxBuyPrice,
    category: report.category,
    confidence: report.confidence,
    reason: report.headline,
  };
}

import type { AnalysisInput, AnalysisOutcome } from "../analysis-input.ts";
import type { Engine } from "../create-engine.ts";
import type { ComparableSale } from "../valuation/evidence.ts";
import { defaultTargets } from "../verdict/targets.ts";

/** `listing.json` of a golden case: what was handed in, and when. */
export type GoldenListing = Pick<AnalysisInput, "fields" | "text" | "asOf"> & {
  comparables?: ComparableSale[];
  marketplaceUrl?: string;
  sellingPlatform?: AnalysisInput["sellingPlatform"];
};

/** `expected.json`: the figures a person would look at first. */
export type GoldenFigures = Record<string, unknown>;

export function goldenFigures(listing: GoldenListing, { analyze }: Engine): GoldenFigures {
  const outcome = analyze({
    fields: listing.fields,
    ...(listing.text === undefined ? {} : { text: listing.text }),
    comparables: listing.comparables ?? [],
    marketplaceUrl: listing.marketplaceUrl ?? null,
    sellingPlatform: listing.sellingPlatform ?? null,
    targets: defaultTargets,
    asOf: listing.asOf,
  });
  return figuresOf(outcome);
}

function figuresOf(outcome: AnalysisOutcome): GoldenFigures {
  if (outcome.kind === "refused") return outcome;
  const { report, isAnswered } = outcome;
  const { reading, identification, valuation, evaluation } = report.details.analysisStages;
  return {
    title: report.title,
    price: report.price,
    priceKind: reading.priceKind,
    condition: report.condition,
    entry: identification.entryId,
    category: report.category,
    quantity: identification.quantity,
    isAnswered,
    resaleRange: report.resaleRange,
    marketValue: report.marketValue,
    netProfit: report.netProfit,
    sellingPlatform: evaluation.sellingPlatform ?? null,
    flipScore: report.flipScore,
    confidence: report.confidence,
    recommendation: report.recommendation,
    verdict: report.verdict,
    maxBuyPrice: report.maxBuyPrice,
    risks: report.risks.map(({ kind }) => kind),
    evidence: valuation.evidence.map(({ source, weight }) => `${source} ${weight}`),
    struckOut: valuation.struckOut.map(({ title, reason }) => `${title}: ${reason}`),
    firstReason: report.reasoning[0],
  };
}

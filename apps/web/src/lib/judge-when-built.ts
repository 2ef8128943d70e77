import {
  type AnalysisReport,
  createEngine,
  defaultTargets,
  type ListingFields,
} from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import type { Deal } from "@flipworth/ui";

const engine = createEngine(builtInGuide());

/**
 * The engine's answer about a listing of our own writing, with the flat 13 % fee of the product's
 * own examples. For loaders, which run when the site is built: the browser never gets the engine.
 */
export function judgeWhenBuilt(fields: ListingFields): Deal {
  const outcome = engine.analyze({
    fields,
    text: "",
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: "flat_13",
    targets: defaultTargets,
    asOf: new Date().toISOString().slice(0, "2026-11-21".length),
  });
  if (outcome.kind === "refused") throw new Error(`The example listing: ${outcome.sentence}`);
  return dealOfReport(outcome.report);
}

/** What the card shows, and no field more: it all travels in the page. */
function dealOfReport(report: AnalysisReport): Deal {
  const { reading, identification, valuation, evaluation } = report.details.analysisStages;
  // Advice is about one price, and the page lets people change it.
  const { estimated_net_profit: _net, estimated_resale_range: _range, ...rest } = evaluation;
  const { advice: _advice, ...figures } = rest;
  return {
    title: report.title,
    price: report.price,
    condition: report.condition,
    category: report.category,
    netProfit: report.netProfit,
    recommendation: report.recommendation,
    flipScore: report.flipScore,
    confidence: report.confidence,
    reasoning: report.reasoning,
    maxBuyPrice: report.maxBuyPrice,
    risks: report.risks,
    soldListingsUrl: report.soldListingsUrl,
    marketplaceUrl: null,
    details: {
      analysisStages: {
        reading: { sentence: reading.sentence },
        identification: { sentence: identification.sentence },
        valuation: {
          evidence: valuation.evidence,
          struckOut: valuation.struckOut,
          sentence: valuation.sentence,
        },
        evaluation: figures,
      },
    },
  };
}

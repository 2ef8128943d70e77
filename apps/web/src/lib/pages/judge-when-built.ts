import type { AnalysisReport } from "@flipworth/contract";
import type { ListingFields } from "@flipworth/engine";
import type { Deal } from "@flipworth/ui";
import { askWhenBuilt } from "./ask-when-built.ts";

/**
 * The engine's answer about a listing of our own writing, with the flat 13 % fee of the product's
 * own examples or, at null, wherever it sells best. For loaders, which run when the site is built:
 * the browser never gets the engine.
 */
export function judgeWhenBuilt(
  fields: ListingFields,
  sellingPlatform: "flat_13" | null = "flat_13",
): Deal {
  const deal = dealOfReport(askWhenBuilt({ fields, sellingPlatform, isExample: true }));
  return sellingPlatform === null ? deal : withoutAdvice(deal);
}

/** Advice weighs real places to sell, and the flat fee is of none of them. */
function withoutAdvice(deal: Deal): Deal {
  const { analysisStages } = deal.details;
  const { advice: _, ...evaluation } = analysisStages.evaluation;
  return { ...deal, details: { analysisStages: { ...analysisStages, evaluation } } };
}

/** Its `title` is there so that a report without the others is one of these, too. */
type Said = Pick<Deal, "title" | "verdict" | "headline" | "summary" | "identityCheck">;

/** What the card shows, and no field more: it all travels in the page. */
function dealOfReport(report: AnalysisReport): Deal {
  const { reading, identification, valuation, evaluation } = report.details.analysisStages;
  const { estimated_net_profit: _net, estimated_resale_range: _range, ...figures } = evaluation;
  const { title, verdict, headline, summary, identityCheck }: Said = report;
  return {
    title,
    verdict,
    headline,
    summary,
    identityCheck,
    price: report.price,
    condition: report.condition,
    category: report.category,
    cents: { netProfit: report.cents.netProfit },
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

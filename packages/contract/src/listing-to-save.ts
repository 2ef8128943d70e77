import type { Analysis } from "./analysis.ts";
import { factsOfAnalysis, nameOfAnalysis } from "./analysis-facts.ts";
import { httpUrlOf } from "./http-url.ts";
import type { NewSavedListing } from "./saved-listing.ts";

const genericMarketplace = "https://www.facebook.com/marketplace";

/** What "Save to Listings" sends: what is known of an analysis, and a default for what is not. */
export function listingToSave(analysis: Analysis): NewSavedListing {
  const { resaleRange, netProfit } = factsOfAnalysis(analysis);
  return {
    title: nameOfAnalysis(analysis) ?? "Unknown Item",
    price: analysis.price ?? 0,
    condition: analysis.condition || "Unknown",
    marketValue: resaleRange ?? (analysis.marketValue || "N/A"),
    profitPotential: netProfit ?? (analysis.profitPotential || "N/A"),
    marketplaceUrl: httpUrlOf(analysis.marketplaceUrl) ?? genericMarketplace,
    recommendation: analysis.recommendation,
    marketplaceItemId: analysis.marketplaceItemId,
    analysisId: analysis.id,
  };
}

import type { Analysis } from "../analyses/analysis.ts";
import { factsOfAnalysis, nameOfAnalysis } from "../analyses/analysis-facts.ts";
import { httpUrlOf } from "../http-url.ts";
import type { NewSavedListing } from "./saved-listing.ts";

const genericMarketplace = "https://www.facebook.com/marketplace";

/** True for the marketplace's front page, which names no listing. */
export function isGenericMarketplace(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  const isFacebook = /^((www|m|web)\.)?facebook\.com$/.test(hostname);
  return isFacebook && /^\/marketplace\/?$/.test(pathname);
}

/** What "Save to Listings" sends: what is known of an analysis, and a default for what is not. */
export function listingToSave(analysis: Analysis): NewSavedListing {
  const { resaleRange, netProfit } = factsOfAnalysis(analysis);
  return {
    title: nameOfAnalysis(analysis) ?? "Unknown Item",
    listingTitle: analysis.title.trim() || null,
    price: analysis.price,
    condition: analysis.condition || "Unknown",
    marketValue: resaleRange ?? (analysis.marketValue || "N/A"),
    profitPotential: netProfit ?? (analysis.profitPotential || "N/A"),
    cents: {
      marketLow: analysis.cents.low,
      marketHigh: analysis.cents.high,
      profit: analysis.cents.netProfit,
    },
    marketplaceUrl: httpUrlOf(analysis.marketplaceUrl) ?? genericMarketplace,
    recommendation: analysis.recommendation,
    verdict: analysis.verdict ?? null,
    marketplaceItemId: analysis.marketplaceItemId,
    analysisId: analysis.id,
  };
}

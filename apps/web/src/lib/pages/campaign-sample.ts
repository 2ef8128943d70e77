import { campaignListing } from "@flipworth/content";
import { judgeWhenBuilt } from "./judge-when-built.ts";
import { priceMonth } from "./ask-when-built.ts";

/** What the campaign page shows: the engine's own answer to a listing of our writing. For loaders. */
export function campaignSample() {
  const deal = judgeWhenBuilt(campaignListing);
  const { low, median, high, breakEven } = deal.details.analysisStages.evaluation;
  if (low === undefined || median === undefined || high === undefined || breakEven === undefined) {
    throw new Error("the campaign's sample has no range");
  }
  return { ...campaignListing, deal, range: { low, median, high }, breakEven, month: priceMonth };
}

export type CampaignSample = ReturnType<typeof campaignSample>;

import type {
  Analysis,
  AnalysisCents,
  ComparablesDetails,
  EvaluationDetails,
  IdentificationDetails,
} from "@flipworth/contract";

type Shown =
  | "abroad"
  | "title"
  | "price"
  | "condition"
  | "category"
  | "recommendation"
  | "verdict"
  | "headline"
  | "summary"
  | "identityCheck"
  | "flipScore"
  | "confidence"
  | "reasoning"
  | "maxBuyPrice"
  | "risks"
  | "soldListingsUrl"
  | "marketplaceUrl";

/** The part of an `Analysis` that a deal card reads: an analysis can be handed over as it is. */
export type Deal = Pick<Analysis, Shown> & {
  cents: Pick<AnalysisCents, "netProfit">;
  details: {
    analysisStages: {
      reading: { sentence: string };
      identification: Pick<IdentificationDetails, "sentence" | "items"> &
        Partial<Pick<IdentificationDetails, "entryId">>;
      comparables?: DealComparables | undefined;
      valuation: Analysis["details"]["analysisStages"]["valuation"];
      evaluation: DealEvaluation;
    };
  };
};

export type DealEvaluation = Omit<
  EvaluationDetails,
  "estimated_resale_range" | "estimated_net_profit" | "ownBias"
>;

/** What a provider was asked for and found; `source` is null when it gave no answer. */
export type DealComparables = Omit<ComparablesDetails, "hasAnswered" | "listings"> & {
  listings: FoundListing[];
};

export type FoundListing = Omit<ComparablesDetails["listings"][number], "kind">;

/** Where the screen that shows a card has pages for what it rests on. */
export type DealPages = {
  /** Of the recorded sales of a thing of the price guide. */
  prices: (entryId: string) => string;
  /** Of the recorded sales near a title. */
  sales: (title: string) => string;
};

/** The prices of a valued thing; undefined when there was not enough evidence. */
export type PriceRange = { low: number; median: number; high: number };

export function priceRangeOf({ low, median, high }: DealEvaluation): PriceRange | undefined {
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return { low, median, high };
}

/**
 * What a deal card shows: the part of the API's `Analysis` that it reads, so an analysis can be
 * handed over as it is. Amounts are US dollars; the strings are formatted for people already.
 */
export type Deal = {
  title: string;
  /** Null when none was stated or it cannot be judged in dollars. */
  price: number | null;
  condition: string | null;
  category: string | null;
  netProfit: string | null;
  recommendation: "Buy" | "Skip" | null;
  /** null without a price or without a value; absent in analyses stored before it existed. */
  verdict?: DealVerdict | null | undefined;
  /** One sentence that says what to do: "Negotiate: $495 or less." Absent like `verdict`. */
  headline?: string | undefined;
  /** What it is and how sure, what the price rests on, what decides. Absent like `verdict`. */
  summary?: readonly string[] | undefined;
  /** Only beside the verdict `check`. */
  identityCheck?: DealIdentityCheck | undefined;
  /** 0 to 100. */
  flipScore: number | null;
  confidence: "High" | "Medium" | "Low";
  /** The most decisive first. */
  reasoning: readonly string[];
  maxBuyPrice: number | null;
  risks: readonly DealRisk[];
  soldListingsUrl: string | null;
  marketplaceUrl: string | null;
  details: {
    analysisStages: {
      reading: { sentence: string };
      identification: {
        sentence: string;
        /** Absent in older stored analyses. */
        entryId?: string | null | undefined;
        /** Only of a listing of several different things. */
        items?: readonly DealItem[] | undefined;
      };
      comparables?: DealComparables | undefined;
      valuation: {
        evidence: readonly DealEvidence[];
        struckOut: readonly StruckOutSale[];
        sentence: string;
      };
      evaluation: DealEvaluation;
    };
  };
};

/** Where the screen that shows a card has pages for what it rests on. */
export type DealPages = {
  /** Of the recorded sales of a thing of the price guide. */
  prices: (entryId: string) => string;
  /** Of the recorded sales near a title. */
  sales: (title: string) => string;
};

export type DealVerdict = "buy" | "negotiate" | "skip" | "check" | "likely_scam";

/** What else the listing may be, most likely first, and the question that settles it. */
export type DealIdentityCheck = {
  alternatives: readonly {
    name: string;
    /** 0 to 1. */
    probability: number;
    low: number | null;
    high: number | null;
  }[];
  question: string;
};

export type DealRisk = {
  kind: string;
  sentence: string;
  words: string;
  /** Absent in analyses stored before it existed. */
  isUrgent?: boolean | undefined;
};

/** One of several things in a listing, and what it would bring by itself, in dollars. */
export type DealItem = {
  name: string;
  quantity: number;
  low: number;
  median: number;
  high: number;
};

export type DealEvidence = {
  /** What kind of source: "remembered_sales". */
  source?: string | undefined;
  sentence: string;
  low: number;
  median: number;
  high: number;
  /** Share of the estimate, 0 to 1. */
  weight: number;
  asOf: string | null;
  basis: string;
};

/** What a provider was asked for and found; `source` is null when it gave no answer. */
export type DealComparables = {
  source: string | null;
  sentence: string;
  searchUrl: string | null;
  askedAt: string | null;
  listings: readonly FoundListing[];
};

/** `reason` says why it does not count; null when it does. */
export type FoundListing = { title: string; price: number; url: string; reason: string | null };

export type StruckOutSale = { title: string; price: number; reason: string };

type BillLine = { label: string; amount: number; explanation: string };

export type DealEvaluation = {
  low?: number | undefined;
  median?: number | undefined;
  high?: number | undefined;
  netProfitLow?: number | undefined;
  netProfitHigh?: number | undefined;
  breakEven?: number | undefined;
  sellingPlatform?: string | undefined;
  feeRule?: string | undefined;
  feeSource?: string | undefined;
  feeEffectiveFrom?: string | undefined;
  fees: readonly BillLine[];
  targets: { profit: number; roiPercent: number };
  advice?: DealAdvice | undefined;
};

/** What to do about a deal. */
export type DealAdvice = {
  /** Best first: what the typical sale leaves there before the asking price, and after it. */
  platforms: readonly DealExit[];
  /** A sentence about a price at which the platform's fee jumps. */
  feeCliff: string | null;
  offers: { opening: number; walkAway: number } | null;
  daysToSell: { from: number; to: number } | null;
  questions: readonly string[];
};

export type DealExit = {
  platform: string;
  name: string;
  net: number;
  /** null without an asking price, absent in older stored analyses. */
  netProfit?: number | null | undefined;
};

/** The prices of a valued thing; undefined when there was not enough evidence. */
export type PriceRange = { low: number; median: number; high: number };

export function priceRangeOf({ low, median, high }: DealEvaluation): PriceRange | undefined {
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return { low, median, high };
}

import type { FactOrigins } from "../reading/fact-origins.ts";
import type { SoldSearch } from "./sold-search.ts";

/** An analysis as it goes over the wire, without what the server adds (id, createdAt). Dollars. */
export type AnalysisReport = {
  title: string;
  /** null when none was stated or it cannot be judged in dollars. */
  price: number | null;
  condition: string | null;
  brand: string | null;
  model: string | null;
  category: string | null;
  /** "$80 - $120" */
  resaleRange: string | null;
  marketValue: string | null;
  netProfit: string | null;
  profitPotential: string | null;
  recommendation: "Buy" | "Skip" | null;
  /** null without a price or without a value, unless the words alone say that it is a scam. */
  verdict: "buy" | "negotiate" | "skip" | "check" | "likely_scam" | null;
  /** One sentence that says what to do. */
  headline: string;
  /** At most three short lines: what it is and how sure, what the price rests on, what decides. */
  summary: string[];
  /** Only beside the verdict `check`. */
  identityCheck?: IdentityCheckDetails;
  /** 0 to 100 */
  flipScore: number | null;
  confidence: "High" | "Medium" | "Low";
  reasoning: string[];
  maxBuyPrice: number | null;
  risks: { kind: string; sentence: string; words: string; isUrgent: boolean }[];
  soldListingsUrl: string | null;
  /** The same search, and a wider one for when it finds few sales. */
  soldSearch?: SoldSearch;
  marketplaceUrl: string | null;
  marketplaceItemId: string | null;
  details: {
    brand: string | null;
    model: string | null;
    analysisStages: {
      reading: ReadingDetails;
      /** Absent when no vision model was to look. */
      sighting?: SightingDetails;
      identification: IdentificationDetails;
      /** Absent when no provider of comparables was to be asked. */
      comparables?: ComparablesDetails;
      valuation: ValuationDetails;
      evaluation: EvaluationDetails;
    };
  };
};

/** What else the listing may be, and the question that settles it. Dollars. */
type IdentityCheckDetails = {
  alternatives: { name: string; probability: number; low: number | null; high: number | null }[];
  question: string;
};

export type ReadingDetails = {
  title: string | null;
  priceKind: string;
  priceWords: string | null;
  conditionWords: string | null;
  description: string | null;
  location: string | null;
  seller: string | null;
  /** Where each fact was read, and how sure. */
  origins: FactOrigins;
  sentence: string;
};

export type SightingDetails = {
  hasLooked: boolean;
  sentence: string;
  thing: {
    kind: string;
    brand: string | null;
    model: string | null;
    condition: string | null;
    defects: string[];
    missingParts: string[];
    /** 0 to 1 */
    certainty: number;
  } | null;
};

export type IdentificationDetails = {
  kind: string;
  name: string | null;
  entryId: string | null;
  variant: string | null;
  quantity: number;
  isAccessory: boolean;
  isForParts: boolean;
  /** Of a listing of several different things: each that has a price. Dollars, one by one. */
  items?: ItemDetails[];
  sentence: string;
};

export type ItemDetails = {
  name: string;
  quantity: number;
  low: number;
  median: number;
  high: number;
};

export type ComparablesDetails = {
  hasAnswered: boolean;
  sentence: string;
  source: string | null;
  searchUrl: string | null;
  askedAt: string | null;
  listings: {
    title: string;
    price: number;
    kind: "sold" | "ask";
    url: string;
    /** Why it does not count; null when it does. */
    reason: string | null;
  }[];
};

export type EvidenceDetails = {
  source: string;
  sentence: string;
  low: number;
  median: number;
  high: number;
  /** Share of the combined estimate, 0 to 1. */
  weight: number;
  asOf: string | null;
  basis: string;
};

export type ValuationDetails = {
  evidence: EvidenceDetails[];
  struckOut: { title: string; price: number; reason: string }[];
  sentence: string;
};

/** Figures are absent, not null, where there is too little evidence or no price to judge. */
export type EvaluationDetails = {
  estimated_resale_range: string | null;
  estimated_net_profit: string | null;
  low?: number;
  median?: number;
  high?: number;
  netProfitLow?: number;
  netProfitHigh?: number;
  breakEven?: number;
  sellingPlatform?: string;
  feeRule?: string;
  feeSource?: string;
  feeEffectiveFrom?: string;
  fees: { label: string; amount: number; explanation: string }[];
  targets: { profit: number; roiPercent: number };
  /** How the person's own sold deals moved this range. */
  ownBias?: { percent: number; sentence: string };
  advice?: AdviceDetails;
};

/** Dollars. */
export type AdviceDetails = {
  /**
   * The exit that was judged first, then what leaves most: what a sale at the median leaves before
   * the thing is paid for, and after the asking price.
   */
  platforms: { platform: string; name: string; net: number; netProfit: number | null }[];
  feeCliff: string | null;
  offers: { opening: number; walkAway: number } | null;
  daysToSell: { from: number; to: number } | null;
  questions: string[];
};

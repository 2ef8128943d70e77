import type { IdentifiedItem } from "../identification/identification.ts";
import type { Attributes } from "../reading/fields/attributes.ts";

/**
 * One source's opinion of what a thing sells for, in the language all sources share: sale prices
 * are close to log-normal, so everything is in natural logarithms of US dollars.
 */
export type Evidence = {
  source:
    | "price_guide"
    | "vehicle_guide"
    | "category_prior"
    | "new_price"
    | "metal_value"
    | "title_words"
    | "sold_comparables"
    | "asking_comparables"
    | "remembered_sales"
    | "model_estimate";
  /** ln of the median sale price in dollars. */
  logMedian: number;
  /** Standard deviation of `logMedian`: how unsure the source is of its own median. */
  medianUncertainty: number;
  /** Standard deviation of ln(sale price) among single sales. */
  scatter: number;
  /** How many listings it rests on; absent for what is no sample. */
  count?: number;
  /** One sentence for people. */
  sentence: string;
  /** "2026-11"; null when the evidence carries no date. */
  asOf: string | null;
  basis: string;
};

/** A comparable that a person's browser or a script handed in, or that a provider found. */
export type ComparableSale = {
  title: string;
  priceDollars: number;
  soldAt: string | null;
  kind: "sold" | "ask";
  condition: string | null;
  /** What its page tells in fields of its own. */
  attributes?: Attributes;
  /** A person has looked at it and says that it counts: it is not struck out. */
  isVouchedFor?: boolean;
  /** The page showed it among results of fewer words than were searched for. */
  isLessRelevant?: boolean;
  /** What the buyer paid for postage beside the price; null where the page does not say. */
  shippingDollars?: number | null;
  /** Where a provider found it; absent for what was handed in. */
  foundAt?: { source: string; url: string };
};

export type StruckOut = Pick<ComparableSale, "title" | "priceDollars" | "foundAt"> & {
  reason: string;
};

/** One of several things in a listing, and what it would bring by itself. */
export type ValuedItem = { item: IdentifiedItem; salePrice: SalePriceDistribution };

/** ln(sale price) is normal with this mean and standard deviation. */
export type SalePriceDistribution = { logMedian: number; logSd: number };

export type Valuation =
  | {
      kind: "valued";
      salePrice: SalePriceDistribution;
      /** Each with its share of the combined estimate, adding up to 1. */
      evidence: readonly { evidence: Evidence; weight: number }[];
      struckOut: readonly StruckOut[];
      /** Of a mixed lot: what each thing would bring by itself. */
      items?: readonly ValuedItem[];
      sentence: string;
    }
  | {
      kind: "not_enough_evidence";
      /** What is missing, one sentence that says what to add. */
      sentence: string;
      evidence: readonly { evidence: Evidence; weight: number }[];
      struckOut: readonly StruckOut[];
    };

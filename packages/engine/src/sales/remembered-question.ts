import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { ComparableSale, Evidence } from "../valuation/evidence.ts";
import type { RememberedSale } from "./remembered-sale.ts";

export type RememberedQuestion = {
  item: IdentifiedItem;
  facts: PriceBlindFacts;
  grade: ConditionGrade | null;
  /** What the guide, or the category's prior, says. */
  known: Evidence;
  sales: readonly RememberedSale[];
  /** What came with the request, and would otherwise count twice. */
  comparables: readonly ComparableSale[];
  marketplaceUrl: string | null;
  /** Where the listing is, as recorded sales name it; null where that is not known. */
  market: string | null;
  /** ISO date of the analysis. */
  asOf: string;
};

export type RememberedAnswer = {
  /** What was known and what the sales teach, in one. */
  evidence: Evidence;
  /** How much of its certainty comes from the sales, 0 to 1. */
  share: number;
};

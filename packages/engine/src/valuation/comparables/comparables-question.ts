import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import type { ComparableSale, StruckOut } from "../evidence.ts";

/** A comparable that counts, its price brought to our item's condition and quantity, and to today. */
export type KeptComparable = {
  comparable: ComparableSale;
  logPrice: number;
  /** The part of it that is the time since the sale: below 0 for a thing that has fallen. */
  logChange: number;
};

export type CleanComparables = {
  kept: readonly KeptComparable[];
  struckOut: readonly StruckOut[];
};

export type ComparablesQuestion = {
  item: IdentifiedItem;
  facts: PriceBlindFacts;
  grade: ConditionGrade | null;
  comparables: readonly ComparableSale[];
  /** ISO date of the analysis. */
  asOf: string;
};

import type { Category } from "../category.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { ConditionGrade } from "../price-guide/entry.ts";

/** What is known of an item that is to be sold. The assistant writes nothing beyond it. */
export type KnownItem = {
  /** The words of the listing it was bought from, or the person's own. */
  title: string;
  brand: string | null;
  model: string | null;
  variant: string | null;
  category: Category | null;
  feeClass: FeeClass;
  /** null where nobody said. */
  grade: ConditionGrade | null;
  quantity: number;
  sku: string;
  /** Sentences about damage and missing parts, in the words they were told in. */
  flaws: readonly string[];
  /** Packed; null where nobody weighed it. */
  weightOunces: number | null;
  /** In cents; null without an estimate. */
  range: { low: number; median: number; high: number } | null;
  /** Price and costs so far, in cents; null before it is bought. */
  costCents: number | null;
  /** ISO date: picks the shipping rates. */
  asOf: string;
};

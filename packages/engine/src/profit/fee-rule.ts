import { feeTermWords, feeWords } from "../words/english/selling.ts";

export type FeeId = keyof typeof feeWords.english;

/**
 * What a fee is a share of. Shipping counts only where the buyer pays it on top: with free
 * shipping it is inside the price.
 */
export type FeeBase = "price" | "price_and_shipping" | "price_shipping_and_tax";

/** `upTo` is inclusive, in cents; the last step of a table has Infinity. */
export type RateStep = { upTo: number; basisPoints: number };
export type AmountStep = { upTo: number; cents: number };

export type FeePart =
  /** Each step's rate applies to the slice that lies in it. */
  | { kind: "marginal"; base: FeeBase; steps: readonly RateStep[] }
  /** The rate of the step that the base falls in applies to all of it, so the fee can jump. */
  | { kind: "whole"; base: FeeBase; steps: readonly RateStep[] }
  /** An amount an order, by the size of the base. */
  | { kind: "flat"; base: FeeBase; steps: readonly AmountStep[] };

/** One row of a platform's fee table. */
export type FeeRule = {
  /** Its words in any language (words/english/selling.ts). */
  id: FeeId;
  /** In English: "eBay, most categories". */
  name: string;
  /** In English: "13.6% up to $7,500, 2.35% above, plus $0.40 an order". */
  terms: string;
  source: string;
  /** ISO date, or the month or year where the source says no more. */
  effectiveFrom: string;
  /** False where only secondary pages say so; the product then calls the figure approximate. */
  isOfficial: boolean;
  parts: readonly FeePart[];
  minimumCents?: number;
};

export const percent = (base: FeeBase, basisPoints: number): FeePart => ({
  kind: "marginal",
  base,
  steps: [{ upTo: Infinity, basisPoints }],
});

export const flat = (cents: number): FeePart => ({
  kind: "flat",
  base: "price",
  steps: [{ upTo: Infinity, cents }],
});

/** A row of a table with its English words. */
export const feeRow = (id: FeeId, row: Omit<FeeRule, "id" | "name" | "terms">): FeeRule => ({
  id,
  name: feeWords.english[id],
  terms: feeTermWords.english[id],
  ...row,
});

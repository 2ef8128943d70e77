import type { Category } from "../category.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import { amountOf } from "../valuation/quantity-factor.ts";
import { nameSale, type SaleTitle } from "./read-sale.ts";

/** What a recorded sale is a sale of, to be kept with it. */
export type IdentityOfSale = {
  /** The guide's entry; null for lots, parts, accessories and what the guide does not list. */
  entryId: string | null;
  category: Category | null;
  grade: ConditionGrade | null;
  /** From 0 to 1: how sure it is that this is the entry, or else the category. */
  probability: number;
};

export function identityOfSale(sale: SaleTitle): IdentityOfSale {
  const named = nameSale(sale);
  if (named === null) return { entryId: null, category: null, grade: null, probability: 0 };
  const { item, grade } = named;
  const isOne = amountOf(item) === 1 && !item.isMixedLot && !item.isAccessory && !item.isForParts;
  return {
    entryId: isOne ? (item.entry?.id ?? null) : null,
    category: item.category,
    grade,
    probability: item.confidence,
  };
}

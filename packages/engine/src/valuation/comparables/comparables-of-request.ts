import type { Comparable } from "@flipworth/contract";
import type { ComparableSale } from "../evidence.ts";

/** The comparables that came with a request, as the engine takes them. */
export function comparablesOfRequest(comparables: readonly Comparable[]): ComparableSale[] {
  return comparables.map((comparable) => ({
    title: comparable.title,
    priceDollars: comparable.price,
    shippingDollars: comparable.shippingDollars ?? null,
    soldAt: comparable.soldAt ?? null,
    kind: comparable.kind,
    condition: comparable.condition ?? null,
    attributes: comparable.attributes ?? {},
    isVouchedFor: comparable.isVouchedFor ?? false,
    isLessRelevant: comparable.isLessRelevant ?? false,
  }));
}

import type { Mark, RatedCard } from "../../messaging/rating-protocol.ts";

/** What a person wants to see of the list; null for no limit. */
export type Filters = {
  /** Dollars. */
  minimumProfit: number | null;
  maximumMiles: number | null;
  category: string | null;
};

export const noFilters: Filters = { minimumProfit: null, maximumMiles: null, category: null };

const places: Readonly<Record<Mark, number>> = { buy: 0, negotiate: 1, unsure: 2, skip: 3 };

/** The best first: likely Buys by profit, then what a lower price makes one. */
export function inOrder(cards: readonly RatedCard[]): RatedCard[] {
  return cards.toSorted(
    (one, other) => places[one.mark] - places[other.mark] || worth(other) - worth(one),
  );
}

/** Cents: of a Buy the profit, else how near the asking price is to one. */
function worth({ mark, profitCents, payAtMostCents, priceDollars }: RatedCard): number {
  return mark === "buy" ? (profitCents ?? 0) : (payAtMostCents ?? 0) - priceDollars * 100;
}

/** A card that does not say how far away it is fits no distance. */
export function fits(card: RatedCard, { minimumProfit, maximumMiles, category }: Filters): boolean {
  if (minimumProfit !== null && (card.profitCents ?? -Infinity) < minimumProfit * 100) return false;
  if (maximumMiles !== null && (card.miles ?? Infinity) > maximumMiles) return false;
  return category === null || card.category === category;
}

export function categoriesOf(cards: readonly RatedCard[]): string[] {
  const named = cards.flatMap(({ category }) => category ?? []);
  return [...new Set(named)].toSorted();
}

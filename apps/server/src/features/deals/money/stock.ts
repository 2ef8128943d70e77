import { stockDealStages } from "@flipworth/contract";
import { costOf, type FieldsOf, type LedgerDeal } from "./deal-money.ts";

/** What was paid for and is still there. */
const isStock = ({ stage }: Pick<LedgerDeal, "stage">) =>
  stockDealStages.some((stock) => stock === stage);

export const stockFields = [
  "stage",
  "quantity",
  "boughtOn",
  "priceCents",
  "costs",
] as const satisfies (keyof LedgerDeal)[];
type StockDeal = FieldsOf<typeof stockFields>;

/** Money that is tied up, and since when. */
export function stockOf(deals: readonly StockDeal[]) {
  const stock = deals.filter(isStock);
  const days = stock.flatMap(({ boughtOn }) => boughtOn ?? []);
  return {
    items: stock.reduce((items, { quantity }) => items + quantity, 0),
    costCents: stock.reduce((cost, deal) => cost + costOf(deal), 0),
    since: days.toSorted()[0] ?? null,
  };
}

/** What all of it is listed for. */
export const stockAskCents = (deals: readonly Pick<LedgerDeal, "stage" | "listings">[]): number =>
  deals.filter(isStock).reduce((ask, deal) => ask + askOf(deal), 0);

/** The highest price at which it is listed now. */
function askOf({ listings }: Pick<LedgerDeal, "listings">): number {
  const asks = listings.filter(({ state }) => state === "active").map(({ askCents }) => askCents);
  return Math.max(0, ...asks);
}

/** What the bankroll still has: what is tied up in stock is gone from it until it sells. */
export function leftToSpend(
  bankrollCents: number | null,
  deals: readonly StockDeal[],
): number | null {
  return bankrollCents === null ? null : bankrollCents - stockOf(deals).costCents;
}

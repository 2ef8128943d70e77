import type { DealReturn, DealSale } from "@flipworth/contract";
import { type FieldsOf, isCostUnknown, type LedgerDeal } from "../money/deal-money.ts";

export const taxFields = [
  "stage",
  "boughtOn",
  "closedOn",
  "priceCents",
  "costs",
  "sale",
  "returns",
] as const satisfies (keyof LedgerDeal)[];
export type TaxDeal = FieldsOf<typeof taxFields>;

/** The days of a year, both included. */
export type Span = { first: string; last: string };

export const spanOf = (year: number): Span => ({ first: `${year}-01-01`, last: `${year}-12-31` });

export const isIn = (day: string | null, { first, last }: Span) =>
  day !== null && day >= first && day <= last;

type Paid = { cents: number; paidOn: string };

/** Everything that was paid for the goods themselves: neither packing nor driving. */
function goodsPaid({ boughtOn, priceCents, costs }: TaxDeal): Paid[] {
  if (boughtOn === null) return [];
  const goods = costs.filter(({ kind }) => kind !== "packing" && kind !== "driving");
  return [{ cents: priceCents ?? 0, paidOn: boughtOn }, ...goods];
}

/** What was paid without ever buying: a fee, an inspection. */
export function spentForNothing({ boughtOn, costs }: TaxDeal): Paid[] {
  if (boughtOn !== null) return [];
  return costs.filter(({ kind }) => kind !== "packing" && kind !== "driving");
}

/** Whether it was there at the end of that day. */
function isInStock({ boughtOn, closedOn, returns }: TaxDeal, day: string): boolean {
  if (boughtOn === null || boughtOn > day) return false;
  if (closedOn !== null && closedOn <= day) return false;
  return !returns.some(({ soldOn, returnedOn }) => soldOn <= day && day < returnedOn);
}

/** At cost, as far as it was paid by then. */
export function inventoryOn(deals: readonly TaxDeal[], day: string): number {
  return sumOf(
    deals.filter((deal) => isInStock(deal, day)).flatMap(goodsPaid),
    ({ paidOn }) => paidOn <= day,
  );
}

export const purchasesIn = (deals: readonly TaxDeal[], span: Span) =>
  sumOf(deals.flatMap(goodsPaid), ({ paidOn }) => isIn(paidOn, span));

/** What the person took for themselves or gave away in that year, at cost. */
export const withdrawnIn = (deals: readonly TaxDeal[], span: Span) =>
  sumOf(
    deals
      .filter(({ stage, closedOn }) => isWithdrawn(stage) && isIn(closedOn, span))
      .flatMap(goodsPaid),
    () => true,
  );

const isWithdrawn = (stage: TaxDeal["stage"]) => stage === "kept" || stage === "given_away";

export function sumOf(paid: readonly Paid[], counts: (one: Paid) => boolean): number {
  return paid.filter(counts).reduce((sum, { cents }) => sum + cents, 0);
}

/** Each sale that happened, the undone ones too. */
const salesOf = ({ sale, returns }: TaxDeal): DealSale[] =>
  sale === null ? returns : [...returns, sale];

export const salesIn = (deals: readonly TaxDeal[], span: Span): DealSale[] =>
  deals.flatMap(salesOf).filter(({ soldOn }) => isIn(soldOn, span));

export const salesWithoutCost = (deals: readonly TaxDeal[], span: Span): number =>
  deals.filter((deal) => isCostUnknown(deal) && isIn(deal.closedOn, span)).length;

export const returnsIn = (deals: readonly TaxDeal[], span: Span): DealReturn[] =>
  deals.flatMap(({ returns }) => returns).filter(({ returnedOn }) => isIn(returnedOn, span));

export const total = <One>(all: readonly One[], centsOf: (one: One) => number) =>
  all.reduce((sum, one) => sum + centsOf(one), 0);

import type { Deal, DealSale } from "@flipworth/contract";
import { daysBetween } from "../../../calendar-days.ts";

/** What the ledger reads of a deal. */
export type LedgerDeal = Pick<
  Deal,
  | "id"
  | "title"
  | "stage"
  | "quantity"
  | "category"
  | "source"
  | "boughtOn"
  | "closedOn"
  | "priceCents"
  | "costs"
  | "listings"
  | "sale"
  | "returns"
  | "prediction"
> & { createdOn: string };

/** A deal with no more than the fields that a report reads. */
export type FieldsOf<Fields extends readonly (keyof LedgerDeal)[]> = Pick<
  LedgerDeal,
  Fields[number]
>;

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

/** Price and every cost that is entered. */
export function costOf({ priceCents, costs }: Pick<Deal, "priceCents" | "costs">): number {
  return (priceCents ?? 0) + sumOf(costs.map(({ cents }) => cents));
}

/** What a sale left before the item itself was paid for. */
export function keptOfSale(sale: DealSale): number {
  const { priceCents, buyerShippingCents, feeCents, labelCents, packingCents } = sale;
  return priceCents + buyerShippingCents - feeCents - labelCents - packingCents;
}

/** What undone sales left, which is mostly a loss. */
function keptOfReturns({ returns }: Pick<Deal, "returns">): number {
  return sumOf(
    returns.map(
      (undone) =>
        keptOfSale(undone) - undone.refundCents + undone.feeBackCents - undone.returnLabelCents,
    ),
  );
}

/** Sold, but nobody has said yet what it cost: an import brings such. */
export const isCostUnknown = ({ stage, priceCents }: Pick<Deal, "stage" | "priceCents">) =>
  stage === "sold" && priceCents === null;

/**
 * What a deal has made; null while it is not sold or given away, or its cost is unknown. What is kept
 * is no business loss.
 */
export function profitOf(deal: Pick<Deal, "stage" | "sale" | "returns" | "priceCents" | "costs">) {
  if (deal.stage === "given_away") return keptOfReturns(deal) - costOf(deal);
  if (deal.stage !== "sold" || deal.sale === null || isCostUnknown(deal)) return null;
  return keptOfSale(deal.sale) + keptOfReturns(deal) - costOf(deal);
}

/** From the purchase to the sale, or to today; null before it is bought. */
export function daysHeld(
  { boughtOn, closedOn }: Pick<Deal, "boughtOn" | "closedOn">,
  today: string,
): number | null {
  return boughtOn === null ? null : Math.max(0, daysBetween(boughtOn, closedOn ?? today));
}

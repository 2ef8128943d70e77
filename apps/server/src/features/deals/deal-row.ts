import type { Deal } from "@flipworth/contract";
import type { deals } from "../../db/schema/deals.ts";
import { costOf, daysHeld, profitOf } from "./money/deal-money.ts";

export type DealRow = typeof deals.$inferSelect;
export type ReadDeal = DealRow & { hasReceipt: boolean };

export function dealToWire({ hasReceipt, ...row }: ReadDeal, today: string): Deal {
  const { ownerId: _ownerId, requestKey: _requestKey, importKeys: _keys, ...shown } = row;
  const { createdAt, updatedAt, ...fields } = shown;
  const isSold = row.stage === "sold";
  return {
    ...fields,
    hasReceipt,
    costCents: costOf(row),
    profitCents: profitOf(row),
    daysHeld: daysHeld(row, today),
    takeDown: isSold ? stillListed(row) : [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function stillListed({ listings }: Pick<DealRow, "listings">) {
  return listings
    .filter(({ state }) => state === "active")
    .map(({ platform, url }) => ({ platform, url }));
}

import { createHash, randomUUID } from "node:crypto";
import type { DealSale, SellingPlatform } from "@flipworth/contract";
import type { ImportedSale } from "@flipworth/engine";
import { importKeyStart } from "./known-sales.ts";
import type { LedgerLine } from "./read-deals-file.ts";
import { saleOf, type Sold } from "../sell-deal.ts";
import type { insertDeals } from "../store.ts";

/** Alike for the same line of the same file; lines that are alike in all are numbered. */
export function numberedKeys(platform: SellingPlatform) {
  const seen = new Map<string, number>();
  return ({ title, priceCents, date, itemId }: ImportedSale) => {
    const facts = JSON.stringify([platform, itemId, title, priceCents, date]);
    const number = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, number);
    const hash = createHash("sha256").update(facts).digest("hex").slice(0, 32);
    return `${importKeyStart}${hash}:${number}`;
  };
}

export function soldFrom({ sale, ledger }: LedgerLine, platform: SellingPlatform): Sold {
  return {
    soldOn: sale.date,
    platform,
    priceCents: sale.priceCents,
    buyerShippingCents: sale.shippingCents ?? 0,
    labelCents: ledger.labelCents ?? 0,
    packingCents: 0,
    feeCents: ledger.feeCents,
  };
}

export type ImportedRow = Parameters<typeof insertDeals>[1][number] & {
  condition: string | null;
  quantity: number;
  prediction: null;
  sale: DealSale;
};
type NewRow = { ownerId: string; requestKey: string; sale: Sold; now: Date };

export function rowOf(
  { sale: read, ledger }: LedgerLine,
  { ownerId, requestKey, sale, now }: NewRow,
): ImportedRow {
  const { costCents, boughtOn } = ledger;
  return {
    id: randomUUID(),
    ownerId,
    requestKey,
    revision: 1,
    title: read.title,
    stage: "sold",
    quantity: 1,
    sku: ledger.sku,
    storedAt: "",
    feeClass: "most",
    condition: read.condition,
    source: "",
    // A cost without its day counts on the day of the sale; without a cost nothing is known of the purchase.
    boughtOn: boughtOn ?? (costCents === null ? null : sale.soldOn),
    priceCents: costCents,
    costs: [],
    listings: [],
    sale: saleOf({ feeClass: "most", category: null }, sale),
    returns: [],
    prediction: null,
    closedOn: sale.soldOn,
    note: "",
    createdAt: now,
    updatedAt: now,
  };
}

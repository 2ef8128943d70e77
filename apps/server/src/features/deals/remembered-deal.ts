import type { DealSale } from "@flipworth/contract";
import { type Cents, cents, platformNames } from "@flipworth/engine";
import type { DealRow } from "./deal-row.ts";

/** What the memory of sales keeps of a deal that was sold. */
export type RememberedDeal = {
  title: string;
  priceCents: Cents;
  shippingCents: Cents;
  condition: string | null;
  section: string | null;
  /** ISO date. */
  date: string;
  marketplace: string;
  itemId: string | null;
};

type Sold = Pick<DealRow, "title" | "condition" | "quantity" | "prediction"> & {
  sale: DealSale | null;
  itemId: string | null;
};

/**
 * Each sale teaches once: one that an analysis had judged corrects the person's own bias, any other one
 * is remembered. Of several pieces the price of one isn't known.
 */
export function rememberedDeal(sold: Sold): RememberedDeal[] {
  const { title, condition, quantity, prediction, sale, itemId } = sold;
  if (sale === null || prediction !== null || quantity !== 1) return [];
  return [
    {
      title,
      priceCents: cents(sale.priceCents),
      shippingCents: cents(sale.buyerShippingCents),
      condition,
      section: null,
      date: sale.soldOn,
      marketplace: marketplaceOf(sale.platform),
      itemId,
    },
  ];
}

/** Delivered or not, it is one marketplace. */
const marketplaceOf = (platform: DealSale["platform"]) =>
  platformNames[platform].replace(/ with .*$/, "");

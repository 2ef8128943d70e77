import { cents } from "../money/cents.ts";
import type { RememberedSale } from "../sales/remembered-sale.ts";

/** One of the person's own, on eBay this month. */
export const recordedSale = (
  title: string,
  dollars: number,
  more: Partial<RememberedSale> = {},
): RememberedSale => ({
  title,
  priceCents: cents(Math.round(dollars * 100)),
  kind: "sold",
  condition: "Used - Good",
  shippingCents: null,
  date: "2026-11-01",
  section: null,
  source: "eBay",
  itemId: null,
  isOwn: true,
  contributor: null,
  ...more,
});

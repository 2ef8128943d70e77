import type { Deal, SellingPlatform } from "@flipworth/contract";
import {
  type Category,
  categories,
  cents,
  defaultSalesTaxBasisPoints,
  feeRule,
  sellingFee,
} from "@flipworth/engine";

type Sold = { platform: SellingPlatform; priceCents: number; buyerShippingCents: number };

/** The platform's fee by its dated table, and the rule in words. */
export function saleFee(
  { feeClass, category }: Pick<Deal, "feeClass" | "category">,
  { platform, priceCents, buyerShippingCents }: Sold,
): { feeCents: number; feeRule: string } {
  const rule = feeRule(platform, { feeClass, category: knownCategory(category) });
  const feeCents = sellingFee(rule, {
    price: cents(priceCents),
    buyerShipping: cents(buyerShippingCents),
    salesTaxBasisPoints: defaultSalesTaxBasisPoints,
  });
  const doubt = rule.isOfficial ? "" : ", approximate";
  return { feeCents, feeRule: `${rule.name}: ${rule.terms} (${rule.effectiveFrom}${doubt})` };
}

const knownCategory = (name: string | null): Category | null =>
  categories.find((category) => category === name) ?? null;

import { expect, test } from "vitest";
import { saleFee } from "./sale-fee.ts";

const sold = { priceCents: 100_00, buyerShippingCents: 10_00 };
const feeOf = (
  platform: "ebay" | "facebook_local" | "depop",
  {
    feeClass = "most",
    category = null,
  }: { feeClass?: "most" | "media"; category?: string | null } = {},
) => saleFee({ feeClass, category }, { platform, ...sold });

test("the fee is that of the platform's table, of the price with postage and sales tax", () => {
  const { feeCents, feeRule } = feeOf("ebay");
  // 13.6 % of 110 with 7.5 % of tax, and 40 cents
  expect(feeCents).toBe(Math.round(110_00 * 1.075 * 0.136) + 40);
  expect(feeRule).toMatch(/^eBay, most categories: .*\(\d{4}-\d{2}-\d{2}\)$/);
  expect(feeOf("ebay", { feeClass: "media" }).feeCents).toBeGreaterThan(feeCents);
  expect(feeOf("facebook_local").feeCents).toBe(0);
});

test("a category that no table knows changes nothing", () => {
  expect(feeOf("ebay", { category: "nonsense" })).toEqual(feeOf("ebay"));
});

import { expect, test } from "vitest";
import { saleFee } from "./sale-fee.ts";

const sold = { priceCents: 100_00, buyerShippingCents: 10_00 };
const feeOf = (
  platform: Parameters<typeof saleFee>[1]["platform"],
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

test("electronics pay their own fee where a platform has one", () => {
  const electronics = feeOf("whatnot", { category: "electronics" });
  expect(electronics.feeCents).toBeLessThan(feeOf("whatnot").feeCents);
  expect(feeOf("whatnot", { category: "tools" })).toEqual(feeOf("whatnot"));
});

test("a fee that no platform's own page tells is called approximate", () => {
  expect(feeOf("whatnot").feeRule).not.toContain("approximate");
  expect(feeOf("poshmark").feeRule).toMatch(/, approximate\)$/);
});

test("a category that no table knows changes nothing", () => {
  expect(feeOf("ebay", { category: "nonsense" })).toEqual(feeOf("ebay"));
});

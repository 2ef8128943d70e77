import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, centsFromDollars } from "../money/cents.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import { feeRule, sellingFee } from "./selling-fee.ts";
import { type SellingPlatform, sellingPlatforms } from "./selling-platforms.ts";

// The first column is all that the buyer pays, so no tax is added to it again.
test.each<[FeeClass, number, number]>([
  ["most", 10, 1.66],
  ["most", 10.01, 1.76], // above $10 the order fee is ten cents more
  ["most", 25, 3.8],
  ["most", 107.5, 15.02],
  ["most", 8000, 1032.15],
  ["media", 20, 3.46],
  ["trading_cards_and_comics", 50, 7.03], // 7.025: half a cent goes up
  ["coins", 50, 7.03],
  ["guitars_and_basses", 500, 33.9],
  ["handbags", 2000, 300.4],
  ["handbags", 2000.01, 180.4], // a cliff: one cent more costs $120 less
  ["jewelry", 5000, 750.4],
  ["jewelry", 5000.01, 450.4],
  ["athletic_shoes", 149.99, 20.8],
  ["athletic_shoes", 150, 12],
  ["athletic_shoes", 10, 1.66],
  ["watches", 1000, 150.4],
  ["watches", 3000, 280.4],
  ["watches", 8000, 587.9],
])("eBay takes from %s at $%d in all: $%d", (feeClass, total, fee) => {
  const sale = { price: centsFromDollars(total), buyerShipping: cents(0), salesTaxBasisPoints: 0 };
  const rule = feeRule("ebay", { feeClass, category: null });
  expect(sellingFee(rule, sale)).toBe(centsFromDollars(fee));
});

// Free shipping and 7.5 % sales tax.
test.each<[SellingPlatform, number, number, number]>([
  ["ebay", 3.32, 7.71, 15.02],
  ["mercari", 2, 5, 10],
  ["poshmark", 4, 10, 20],
  ["depop", 1.16, 2.22, 4],
  ["offerup_shipped", 2.58, 6.45, 12.9],
  ["whatnot", 2.52, 5.86, 11.42],
  ["facebook_local", 0, 0, 0],
  ["facebook_shipped", 2, 5, 10],
  ["flat_13", 2.6, 6.5, 13],
])("%s takes $%d of a $20 sale, $%d of $50, $%d of $100", (platform, ...fees) => {
  const rule = feeRule(platform, { feeClass: "most", category: null });
  const taken = [20, 50, 100].map((price) =>
    sellingFee(rule, {
      price: centsFromDollars(price),
      buyerShipping: cents(0),
      salesTaxBasisPoints: 750,
    }),
  );
  expect(taken).toEqual(fees.map(centsFromDollars));
});

test.each<[SellingPlatform, number, number]>([
  ["poshmark", 14.99, 2.95],
  ["poshmark", 15, 3],
  ["offerup_shipped", 5, 1.99], // its minimum
  ["etsy", 100, 10.18], // 0.20 + 6.50 + 3 % of 107.50 + 0.25 = 10.175
])("%s takes from a sale at $%d: $%d", (platform, price, fee) => {
  const rule = feeRule(platform, { feeClass: "most", category: null });
  const sale = {
    price: centsFromDollars(price),
    buyerShipping: cents(0),
    salesTaxBasisPoints: 750,
  };
  expect(sellingFee(rule, sale)).toBe(centsFromDollars(fee));
});

test("eBay takes its share of the shipping and the tax that the buyer pays", () => {
  const rule = feeRule("ebay", { feeClass: "most", category: null });
  const price = centsFromDollars(90);
  const buyerShipping = centsFromDollars(10);
  expect(sellingFee(rule, { price, buyerShipping, salesTaxBasisPoints: 750 })).toBe(1502);
});

test("Whatnot takes less from coins and electronics", () => {
  const names = [
    feeRule("whatnot", { feeClass: "coins", category: "collectibles" }).terms,
    feeRule("whatnot", { feeClass: "most", category: "electronics" }).terms,
    feeRule("whatnot", { feeClass: "most", category: "toys" }).terms,
  ];
  expect(names.map((terms) => terms.slice(0, 2))).toEqual(["4%", "5%", "8%"]);
});

test("StockX takes 12% of sneakers, 12.9% of watches and 17.5% of handbags, payment included", () => {
  const taken = (["athletic_shoes", "watches", "handbags"] as const).map((feeClass) =>
    sellingFee(feeRule("stockx", { feeClass, category: null }), {
      price: centsFromDollars(200),
      buyerShipping: cents(0),
      salesTaxBasisPoints: 750,
    }),
  );
  expect(taken).toEqual([24_00, 25_80, 35_00]);
});

test("a fee is never negative, and from $3 never the whole sale", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sellingPlatforms),
      fc.constantFrom<FeeClass>(
        "most",
        "media",
        "handbags",
        "jewelry",
        "athletic_shoes",
        "watches",
      ),
      fc.integer({ min: 0, max: 2_000_000 }),
      (platform, feeClass, price) => {
        const sale = { price: cents(price), buyerShipping: cents(0), salesTaxBasisPoints: 750 };
        const fee = sellingFee(feeRule(platform, { feeClass, category: null }), sale);
        expect(fee).toBeGreaterThanOrEqual(0);
        if (price >= 300) expect(fee).toBeLessThan(price);
      },
    ),
  );
});

test("every rule names its source and the date from which it holds", () => {
  for (const platform of sellingPlatforms) {
    const rule = feeRule(platform, { feeClass: "most", category: null });
    expect(rule.source).not.toBe("");
    expect(rule.effectiveFrom).toMatch(/^\d{4}(-\d{2}){0,2}$/);
  }
});

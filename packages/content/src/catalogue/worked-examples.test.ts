import { expect, test } from "vitest";
import { calculateProfit } from "../calculator.ts";
import { calculatorSections } from "./calculator-tips.ts";
import { bestItemsSections } from "./best-items.ts";
import {
  comparisonSections,
  comparisonTable,
  hundredDollarExample,
  quickComparison,
} from "./comparison.ts";

test("the $100 example keeps $75.75 on eBay, and each line follows from the others", () => {
  const example = hundredDollarExample;
  const fee = (example.salePriceCents * example.ebayFeeBasisPoints) / 10_000;
  const keeps = example.salePriceCents - fee - example.shippingCents - example.packagingCents;

  expect(example).toMatchObject({ ebayFeeCents: 13_25, shippingCents: 800, packagingCents: 300 });
  expect(example).toMatchObject({ ebayKeepsCents: 75_75, savingCents: 24_25 });
  expect(example.ebayFeeCents).toBe(fee);
  expect(example.ebayKeepsCents).toBe(keeps);
  expect(example.savingCents).toBe(example.marketplaceKeepsCents - keeps);
});

test("the comparison names the listing and payment times of the specification", () => {
  const row = (wanted: string) => comparisonTable.find(({ aspect }) => aspect === wanted);

  expect(row("Time to list")).toMatchObject({ marketplace: "2 minutes", ebay: "5-10 minutes" });
  expect(row("Payment")?.ebay).toBe("3-5 days");
  expect(row("Selling fee")?.ebay).toContain("13.25%");
  expect(quickComparison.map(({ name }) => name)).toEqual(["Facebook Marketplace", "eBay"]);
});

test.each([20, 50, 100, 200])(
  "the eBay price that matches $%d in cash is computed right",
  (cash) => {
    const feeShare = 0.136 * 1.075;
    const needed = (cash + 8.24 + 3 + 0.4) / (1 - feeShare);

    const text = comparisonSections.map(({ content }) => content).join("\n");
    expect(text).toMatch(new RegExp(`\\$${Math.ceil(needed - 0.5)} for .* \\$${cash}\\b`));
  },
);

test("the worked flip of the best items adds up in the calculator", () => {
  const result = calculateProfit({
    purchasePrice: "60",
    salePrice: `${75 + 50 + 20}`,
    gasAndTravel: "8",
    repairAndCleaning: "",
    hours: "3",
  });

  expect(result.netProfit).toBe(77_00);
  expect(Math.round(result.hourlyRate)).toBe(25_67);
  expect(bestItemsSections[0]?.content).toContain("$77 for about three hours, or $25.67 an hour");
});

test("the example beneath the calculator is what the calculator says", () => {
  const result = calculateProfit({
    purchasePrice: "10",
    salePrice: "60",
    gasAndTravel: "",
    repairAndCleaning: "30",
    hours: "",
  });

  expect(result).toMatchObject({ netProfit: 20_00, roi: 200, isGoodDeal: true });
  expect(calculatorSections[1]?.content).toContain("the net profit is $20, the ROI reads 200%");
});

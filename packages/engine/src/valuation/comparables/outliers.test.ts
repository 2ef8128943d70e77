import { expect, test } from "vitest";
import { strikeOutliers } from "./outliers.ts";
import { soldAt } from "../testing/items.ts";

const kept = (...prices: readonly number[]) =>
  prices.map((price) => ({ comparable: soldAt(price), logPrice: Math.log(price), logChange: 0 }));
const farFrom = (...prices: readonly number[]) =>
  strikeOutliers(kept(...prices)).outliers.map(({ comparable }) => comparable.priceDollars);

test.each([
  [[95, 100, 105, 98, 102, 900], [900]],
  [[95, 100, 105, 98, 102, 9], [9]],
  [[60, 80, 100, 125, 160], []],
  [[100, 100, 100, 100, 120], []], // near neighbours stay even when the rest agree exactly
  [[100, 100, 100, 1000], []], // four are too few to call one of them wrong
])("of %j, %j is too far from the rest", (prices, far) => {
  expect(farFrom(...prices)).toEqual(far);
});

test("the reason says on which side and of what", () => {
  const { outliers } = strikeOutliers(kept(95, 100, 105, 98, 102, 900));
  expect(outliers[0]?.reason).toBe("far above the others (median $101)");
});

test("a far price below the rest says so, and what a person vouches for stays", () => {
  const sales = kept(95, 100, 105, 98, 102, 9);
  expect(strikeOutliers(sales).outliers[0]?.reason).toBe("far below the others (median $99)");
  const vouched = sales.map((one) => ({
    ...one,
    comparable: { ...one.comparable, isVouchedFor: true },
  }));
  expect(strikeOutliers(vouched)).toEqual({ inliers: vouched, outliers: [] });
});

test("five are enough to call one of them wrong, and it goes where the others stay", () => {
  const sales = kept(95, 100, 105, 98, 900);
  const { inliers, outliers } = strikeOutliers(sales);
  expect(inliers).toEqual(sales.slice(0, 4));
  expect(outliers).toHaveLength(1);
});

test("widely spread prices strike out only what is far beyond their spread", () => {
  expect(farFrom(40, 80, 100, 125, 250, 600)).toEqual([]);
  expect(farFrom(40, 80, 100, 125, 250, 6_000)).toEqual([6_000]);
});

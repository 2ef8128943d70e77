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

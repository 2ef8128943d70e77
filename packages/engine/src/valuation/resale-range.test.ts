import { expect, test } from "vitest";
import { resaleRange, widthRatio } from "./resale-range.ts";

test.each([
  // median, logSd → low, median, high in dollars
  [98, 0.16, 79, 98, 121], // exact ends 79.8 and 120.3, rounded outwards
  [8.4, 0.4, 5, 8, 15],
  [0.2, 0.5, 1, 1, 1], // nothing is shown below a dollar
  [412, 0.3, 280, 410, 610],
  [2_345, 0.2, 1_810, 2_350, 3_040],
  [12_345, 0.1, 10_850, 12_350, 14_050],
])("a median of $%d scattered by %d reads $%d, $%d, $%d", (dollars, logSd, ...shown) => {
  const { low, median, high } = resaleRange({ logMedian: Math.log(dollars), logSd });
  expect([low, median, high]).toEqual(shown.map((value) => value * 100));
});

test("a scatter of 0.81 is a range whose high end is eight times its low end", () => {
  expect(widthRatio({ logMedian: 0, logSd: 0.81 })).toBeCloseTo(8, 0);
});

test.each([
  [199, 199],
  [203, 205],
  [998, 1_000],
  [1_004, 1_000],
  [4_996, 5_000],
  [5_030, 5_050],
  [19_980, 20_000],
  [20_060, 20_100],
])("$%d is told as $%d", (dollars, shown) => {
  expect(resaleRange({ logMedian: Math.log(dollars), logSd: 0 }).median).toBe(shown * 100);
});

import { expect, test } from "vitest";
import { median, robustSpread, standardDeviation } from "./statistics.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, 10, 1, 2], 3],
  [[7], 7],
  [[20, 3, 100], 20], // by size and not as text
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("nothing has no median", () => {
  expect(median([])).toBeNaN();
});

test("one far value hardly moves the robust spread, and all of the standard deviation", () => {
  expect(robustSpread([1, 2, 3, 4, 5])).toBeCloseTo(1.4826);
  expect(robustSpread([1, 2, 3, 4, 500])).toBeCloseTo(1.4826);
  expect(robustSpread([10, 20, 30])).toBeCloseTo(14.826);
  expect(standardDeviation([1, 2, 3, 4, 500])).toBeGreaterThan(200);
});

test("the standard deviation is that of a sample, and none of a single value", () => {
  expect(standardDeviation([2, 4])).toBeCloseTo(Math.SQRT2);
  expect(standardDeviation([1, 2, 3])).toBe(1);
  expect(standardDeviation([5])).toBe(0);
  expect(standardDeviation([])).toBe(0);
});

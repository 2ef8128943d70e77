import { expect, test } from "vitest";
import { shareAfter } from "./share-after.ts";

const curve = {
  firstShare: 0.8,
  stretches: [{ untilYears: 5, lossPerYear: 0.25 }, { lossPerYear: 0.1 }],
};

test.each([
  [0, 0.8],
  [1, 0.6],
  [5, 0.8 * 0.75 ** 5],
  [7, 0.8 * 0.75 ** 5 * 0.9 ** 2],
])("after %i years so much of the launch price is left", (years, share) => {
  expect(shareAfter(curve, years)).toBeCloseTo(share);
});

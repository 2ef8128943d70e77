import { expect, test } from "vitest";
import { centsFromDollars } from "../money/cents.ts";
import { shippingCost } from "./shipping.ts";

test.each([
  [0.5, "2026-07-12", 7.69],
  [1, "2026-07-12", 8.74],
  [1.1, "2026-07-12", 9.95], // bills as 2 lb
  [2, "2026-10-03", 9.95],
  [3, "2026-10-03", 11.57],
  [0.9, "2026-10-04", 8.24],
  [1, "2026-11-21", 9.29],
  [2, "2026-11-21", 10.71], // half-way between 1 and 3 lb
  [3, "2026-11-21", 12.12],
  [10, "2026-11-21", 17.81],
  [20, "2026-11-21", 25.94], // on the line beyond 10 lb
  [1, "2025-01-01", 8.74], // before the oldest table, the oldest holds
])("a parcel of %d lb on %s costs $%d", (pounds, asOf, dollars) => {
  expect(shippingCost(pounds, asOf).amount).toBe(centsFromDollars(dollars));
});

test("an estimate between listed weights says that it is one", () => {
  expect(shippingCost(5, "2026-11-21").explanation).toContain("5 lb, zone 5");
  expect(shippingCost(5, "2026-11-21").explanation).toContain("estimated");
  expect(shippingCost(10, "2026-11-21").explanation).not.toContain("estimated");
});

test("a parcel under a pound says so, and one of listed weight says its pounds", () => {
  expect(shippingCost(0.9, "2026-11-21").explanation).toContain(", under 1 lb, zone 5");
  expect(shippingCost(10, "2026-11-21").explanation).toMatch(/, 10 lb, .*\d: \$17\.81$/);
});

test("a heavier parcel never costs less", () => {
  const costs = Array.from({ length: 70 }, (_, index) => shippingCost(index + 1, "2026-11-21"));
  const amounts = costs.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test.each([0, -1, 71, Number.NaN])("%d lb is no parcel", (pounds) => {
  expect(() => shippingCost(pounds, "2026-11-21")).toThrow(`No parcel weighs ${pounds} lb`);
});

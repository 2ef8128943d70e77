import { expect, test } from "vitest";
import { centsInWords } from "./cents-in-words.ts";

test.each([
  ["$32.40", 3240],
  ["32", 3200],
  ["-$1,234.50", -123_450],
  ["−$3", -300],
  ["-$0", 0],
  ["$10 - $20", 1000],
  ["$1,234,567.89", 123_456_789],
  ["N/A", null],
  ["about $80", null],
  ["$12,34", null],
  ["$99999999999", null],
  ["", null],
])("the profit %j is %j cents", (profitPotential, profit) => {
  expect(centsInWords({ marketValue: "N/A", profitPotential }).profit).toBe(profit);
});

test.each([
  ["$80 - $120", 8000, 12_000],
  ["$1,080.50 – $2,000", 108_050, 200_000],
  ["$98", 9800, 9800],
  ["$1 - $2 - $3", null, null],
  ["N/A", null, null],
])("the market value %j is from %j to %j cents", (marketValue, marketLow, marketHigh) => {
  const { profit: _, ...range } = centsInWords({ marketValue, profitPotential: "" });
  expect(range).toEqual({ marketLow, marketHigh });
});

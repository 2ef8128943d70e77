import { expect, test } from "vitest";
import { noProfit, profitRankOf } from "./profit-rank.ts";

test.each([
  ["$32.40", 3240],
  ["$12", 1200],
  ["-$5.05", -505],
  ["$1,234,567.89", 123_456_789],
  ["N/A", noProfit],
  ["$12,34", noProfit],
  ["$99999999999", noProfit],
  [null, noProfit],
])("%s sorts as %d cents", (text, cents) => {
  expect(profitRankOf(text)).toBe(cents);
});

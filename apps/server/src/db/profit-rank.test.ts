import { expect, test } from "vitest";
import { profitOfRank, rankOfProfit } from "./profit-rank.ts";

test.each([3240, 0, -505, null])("a profit of %j cents is found again in its rank", (cents) => {
  expect(profitOfRank(rankOfProfit(cents))).toBe(cents);
});

test("no profit sorts below the greatest loss", () => {
  expect(rankOfProfit(null)).toBeLessThan(rankOfProfit(-999_999_999));
});

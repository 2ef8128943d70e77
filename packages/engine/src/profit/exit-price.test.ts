import { expect, test } from "vitest";
import { exitPrice, fullPrice } from "./exit-price.ts";

test.each([
  [5, 0.85],
  [1, 0.85],
  [17.5, 0.925], // half-way between what ships easily and what hardly ships
  [30, 1],
  [70, 1],
])("a local sale of what packs to %d lb brings %d of the estimate", (pounds, share) => {
  expect(exitPrice("facebook_local", pounds).share).toBeCloseTo(share, 10);
});

test("a local price is as unsure as its share, and says what it is", () => {
  expect(exitPrice("facebook_local", 5)).toEqual({
    share: 0.85,
    doubt: 0.2,
    explanation: "Local buyers pay less: about 85% of the usual price (general knowledge)",
  });
});

test("what nobody ships sells locally at its full price", () => {
  expect(exitPrice("facebook_local", null)).toEqual(fullPrice);
  expect(exitPrice("facebook_local", 30)).toEqual(fullPrice);
});

test("platforms with fewer buyers bring less than eBay, whatever the weight", () => {
  expect(exitPrice("ebay", 5)).toEqual(fullPrice);
  expect(exitPrice("mercari", 5)).toEqual({
    share: 0.93,
    doubt: 0.1,
    explanation: "Fewer buyers than on eBay: about 93% of the usual price (general knowledge)",
  });
  expect(exitPrice("mercari", null)).toEqual(exitPrice("mercari", 5));
});

import { expect, test } from "vitest";
import { EvaluationDetails, ValuationDetails } from "./analysis-details.ts";

const stored = {
  estimated_resale_range: "$80 - $120",
  estimated_net_profit: "$32.40",
  fees: [],
  targets: { profit: 10, roiPercent: 30 },
};
const advice = {
  platforms: [{ platform: "ebay", name: "eBay", net: 72.03 }],
  feeCliff: null,
  offers: { opening: 30, walkAway: 42 },
  daysToSell: { from: 7, to: 75 },
  questions: ["Does everything work?"],
};

test("an analysis stored before there was advice can still be read", () => {
  expect(EvaluationDetails.parse(stored).advice).toBeUndefined();
});

test("advice travels whole", () => {
  expect(EvaluationDetails.parse({ ...stored, advice }).advice).toEqual(advice);
});

test("several things that were stored without what their estimate rests on can still be read", () => {
  const evidence = {
    source: "price_guide",
    sentence: "3 different items",
    low: 1,
    median: 2,
    high: 3,
    weight: 1,
  };
  const several = { evidence: [evidence], struckOut: [], sentence: "Most sell for $1–$3." };

  expect(ValuationDetails.parse(several)).toEqual(several);
});

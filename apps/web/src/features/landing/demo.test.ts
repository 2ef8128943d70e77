import { expect, test } from "vitest";
import { buildDemo, judgeAt } from "./build-demo.ts";
import { dealAt, marginPercent } from "./demo.ts";

const demo = buildDemo();
const prices = Array.from(
  { length: demo.highest - demo.lowest + 1 },
  (_, step) => demo.lowest + step,
);

test("at every price of the slider the browser shows exactly what the engine answers", () => {
  for (const price of prices) {
    expect(dealAt(demo, price)).toEqual(judgeAt(price));
  }
});

test("the asking price moves the profit and the verdict, and never the range", () => {
  const seen = prices.map((price) => dealAt(demo, price));
  const ranges = seen.map(({ details }) => {
    const { low, median, high } = details.analysisStages.evaluation;
    return `${low} ${median} ${high}`;
  });
  expect(new Set(ranges).size).toBe(1);
  expect(new Set(seen.map(({ recommendation }) => recommendation))).toEqual(
    new Set(["Buy", "Skip"]),
  );
  expect(new Set(seen.map(({ cents }) => cents.netProfit)).size).toBe(prices.length);
});

test("the bill takes the flat 13% of the product's examples, to the cent", () => {
  const { median = 0, fees } = demo.stated.details.analysisStages.evaluation;
  const fee = fees.find(({ label }) => label === "Selling fee");
  expect(fee?.amount).toBe(-Math.ceil(median * 13) / 100);
});

test("the margin is the share of the typical sale that is kept", () => {
  const { median = 1 } = demo.stated.details.analysisStages.evaluation;
  const profit = (demo.stated.cents.netProfit ?? 0) / 100;
  expect(marginPercent(demo.stated)).toBe(Math.round((profit / median) * 100));
  expect(marginPercent({ ...demo.stated, cents: { netProfit: null } })).toBeNull();
  expect(marginPercent({ ...demo.stated, cents: { netProfit: -103_900 } })).toBeLessThan(-100);
});

test.each([
  { asked: -3, shown: 25 },
  { asked: 32.4, shown: 32 },
  { asked: 4000, shown: 100 },
])("a price of $asked is judged as $shown", ({ asked, shown }) => {
  expect(dealAt(demo, asked).price).toBe(shown);
});

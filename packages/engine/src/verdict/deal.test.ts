import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type DealQuestion, workOut } from "./deal.ts";
import { defaultTargets } from "./targets.ts";
import { pickup, salePrice } from "./testing/worked-deal.ts";

const dealOf = (changes: Partial<DealQuestion> = {}) =>
  workOut({
    salePrice,
    plan: pickup,
    targets: defaultTargets,
    askingPrice: cents(100_00),
    ...changes,
  });

test("eight in ten sales leave between the low and the high profit, after the ask", () => {
  const net = dealOf().judged?.net;
  expect(net?.median).toBe(100_00);
  expect((net?.low ?? 0) / 100).toBeCloseTo(200 * Math.exp(-1.2816 * 0.3) - 100, 0);
  expect((net?.high ?? 0) / 100).toBeCloseTo(200 * Math.exp(1.2816 * 0.3) - 100, 0);
});

test.each([203, 202])(
  "the profit told lies within its range, even of a sure sale at $%d",
  (dollars) => {
    // The median is rounded as people say it, which a range without width does not reach.
    const net = dealOf({ salePrice: { logMedian: Math.log(dollars), logSd: 0 } }).judged?.net;
    expect(net?.low).toBe(Math.min(dollars * 100 - 100_00, net?.median ?? 0));
    expect(net?.high).toBe(Math.max(dollars * 100 - 100_00, net?.median ?? 0));
    expect(net?.low).not.toBe(net?.high);
  },
);

test("an ask a dollar above the rounded limit is not at a Buy's score, the limit itself is", () => {
  const limit = dealOf().maxBuyPrice ?? cents(0);
  const scoreAt = (askingPrice: number) =>
    dealOf({ askingPrice: cents(askingPrice) }).judged?.flipScore;
  expect(limit).toBe(140_00);
  expect(scoreAt(limit)).toBeGreaterThanOrEqual(60);
  expect(scoreAt(limit + 1_00)).toBe(59);
  expect(scoreAt(190_00)).toBeLessThan(59);
  expect(scoreAt(0)).toBe(100);
});

test("nobody is told to pay more than they have left, nor less than nothing", () => {
  const limitWith = (spendAtMost: number) =>
    dealOf({ spendAtMost: cents(spendAtMost) }).maxBuyPrice;
  expect(limitWith(50_00)).toBe(50_00);
  expect(limitWith(0)).toBe(0);
  expect(limitWith(-20_00)).toBe(0);
  expect(limitWith(900_00)).toBe(140_00);
});

test("without an ask there are a range and a limit, and nothing that would need one", () => {
  expect(dealOf({ askingPrice: null })).toMatchObject({ judged: null, maxBuyPrice: 140_00 });
});

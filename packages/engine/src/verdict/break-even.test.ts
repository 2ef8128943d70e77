import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { netProceeds, sellingPlan } from "../profit/bill.ts";
import { sellingPlatforms } from "../profit/selling-platforms.ts";
import { breakEven } from "./break-even.ts";

const planOn = (platform: (typeof sellingPlatforms)[number]) =>
  sellingPlan({
    platform,
    feeClass: "athletic_shoes",
    category: null,
    shipPounds: 2,
    asOf: "2026-07-12",
  });

test("local pickup breaks even at the asking price", () => {
  expect(breakEven(planOn("facebook_local"), cents(40_00))).toBe(40_00);
  expect(breakEven(planOn("facebook_local"), cents(0))).toBe(0);
});

test("a $40 thing with a 13% fee, $9.95 shipping and $3 packing breaks even at $60.86", () => {
  expect(breakEven(planOn("flat_13"), cents(40_00))).toBe(60_86);
});

test("the break-even price pays for the purchase and a cent less does not", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sellingPlatforms),
      fc.integer({ min: 0, max: 2_000_000 }),
      (platform, ask) => {
        const plan = planOn(platform);
        const price = breakEven(plan, cents(ask));
        expect(netProceeds(price, plan)).toBeGreaterThanOrEqual(ask);
        if (price > 0) expect(netProceeds(cents(price - 1), plan)).toBeLessThan(ask);
      },
    ),
  );
});

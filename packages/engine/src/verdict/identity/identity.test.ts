import { describe, expect, test } from "vitest";
import { type Cents, cents } from "../../money/cents.ts";
import { itemOf, listingOf } from "../../valuation/testing/items.ts";
import { identityAt } from "./identity.ts";
import type { IdentityEvidence } from "./prior.ts";

const worth = (dollars: number, logSd = 0.4) => ({ logMedian: Math.log(dollars), logSd });
const dollars = (amount: number): Cents => cents(amount * 100);
const plain: IdentityEvidence = {
  item: itemOf({ confidence: 0.9 }),
  facts: listingOf({ condition: null }),
  hasOwnSales: false,
  isSeen: false,
  scamSigns: 0,
  asOf: "2026-11-21",
};
const thingAt = (ask: number, changes: Partial<IdentityEvidence> = {}) =>
  identityAt(dollars(ask), worth(200), { ...plain, ...changes }).beliefs.thing;

test("a lower ask never makes it surer that this is the thing", () => {
  const beliefs = [200, 150, 100, 60, 40, 20, 10].map((ask) => thingAt(ask));

  expect(beliefs).toEqual(beliefs.toSorted((a, b) => b - a));
  expect(beliefs[0]).toBeGreaterThan(0.9);
  expect(beliefs[2]).toBeGreaterThan(0.8);
});

test("under a fifth of the estimate it is not sure any more, unless much else speaks for it", () => {
  const sure = { hasOwnSales: true, isSeen: true, facts: listingOf() };

  expect(identityAt(dollars(38), worth(200), plain).isSure).toBe(false);
  expect(identityAt(dollars(38), worth(200), { ...plain, ...sure }).isSure).toBe(true);
});

test("a gift says nothing about what it is", () => {
  expect(thingAt(0)).toBeGreaterThan(0.85);
});

describe("what else speaks for the thing or against it, at 30% of the estimate", () => {
  const usual = thingAt(60);
  const titled = (title: string) => thingAt(60, { facts: listingOf({ condition: null, title }) });

  test.each([
    ["a stated condition", thingAt(60, { facts: listingOf() })],
    ["sales of the same thing", thingAt(60, { hasOwnSales: true })],
    ["a picture that was seen", thingAt(60, { isSeen: true })],
    ["what comes with it", titled("Acme Phone 9 with charger")],
    [
      "a description that fits",
      thingAt(60, {
        facts: listingOf({
          condition: null,
          description: "Selling my Acme Phone 9, works perfectly and comes with its box.",
        }),
      }),
    ],
  ])("%s makes it surer", (_what, belief) => {
    expect(belief).toBeGreaterThan(usual);
  });

  test.each([
    ["a year of long ago", titled("Acme Phone 9 2011")],
    ["a part's name", titled("Acme Phone 9 battery")],
    ["a word for what is left of it", titled("Acme Phone 9 only the pouch")],
    ["a sign of a scam", thingAt(60, { scamSigns: 1 })],
  ])("%s makes it less sure", (_what, belief) => {
    expect(belief).toBeLessThan(usual);
  });
});

test("an accessory that is known as one is no part of itself", () => {
  const item = itemOf({ isAccessory: true });
  expect(identityAt(dollars(60), worth(200), { ...plain, item }).beliefs.part).toBe(0);
});

test("what else it may be comes most likely first, each with its own range", () => {
  const { alternatives } = identityAt(dollars(20), worth(200), plain);

  expect(alternatives[0]).toMatchObject({ hypothesis: "part" });
  expect(alternatives[0]?.range?.median).toBe(26_00);
  const likely = alternatives.map(({ probability }) => probability);
  expect(likely).toEqual(likely.toSorted((a, b) => b - a));
});

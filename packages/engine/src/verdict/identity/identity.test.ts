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

test.each([
  [50, 51],
  [100, 101],
  [1, 1.01],
  [10, 10.01],
])("$%d is a lure's figure, $%d is not", (round, odd) => {
  const lureOverOther = (ask: number) => {
    const { beliefs } = identityAt(dollars(ask), worth(200), plain);
    return beliefs.lure / beliefs.other;
  };
  expect(lureOverOther(round) / lureOverOther(odd)).toBeGreaterThan(2.5);
});

test("what is told to be for parts is not feared to be broken as well", () => {
  const item = itemOf({ isForParts: true });
  expect(identityAt(dollars(60), worth(200), { ...plain, item }).beliefs.broken).toBe(0);
  expect(identityAt(dollars(60), worth(200), plain).beliefs.broken).toBeGreaterThan(0);
});

test("sales of the same thing vouch for a name that is unsure, and lower no sure one", () => {
  const withSales = (confidence: number) =>
    thingAt(60, { hasOwnSales: true, item: itemOf({ confidence }) });
  expect(withSales(0.3)).toBe(withSales(0.9));
  expect(withSales(0.97)).toBeGreaterThan(withSales(0.9));
});

test("each further sign of a scam makes a lure likelier", () => {
  const lureWith = (scamSigns: number) =>
    identityAt(dollars(60), worth(200), { ...plain, scamSigns }).beliefs.lure;
  expect(lureWith(1)).toBeGreaterThan(3 * lureWith(0));
  expect(lureWith(2)).toBeGreaterThan(2 * lureWith(1));
});

test("a thing of a kind that hardly has parts is less likely one, one of no known kind is not", () => {
  const partOf = (category: "clothing" | "electronics" | null) =>
    identityAt(dollars(60), worth(200), { ...plain, item: itemOf({ category }) }).beliefs.part;
  expect(partOf("clothing")).toBeLessThan(partOf("electronics") / 2);
  expect(partOf(null)).toBe(partOf("electronics"));
});

test("three words of its name make it less likely something else, two do not", () => {
  const otherOf = (matchedWords: string | null) => {
    const item = itemOf({ confidence: 0.6, matchedWords });
    return identityAt(dollars(60), worth(200), { ...plain, item }).beliefs.other;
  };
  expect(otherOf("acme phone 9")).toBeLessThan(otherOf("acme phone"));
  expect(otherOf(" acme  phone ")).toBe(otherOf("acme phone"));
  expect(otherOf(null)).toBe(otherOf("acme phone"));
});

test("a word for a likeness and a year of long ago make it likelier something else, not a part", () => {
  const item = itemOf({ confidence: 0.6 });
  const oddsOf = (title: string) => {
    const facts = listingOf({ condition: null, title });
    const { beliefs } = identityAt(dollars(60), worth(200), { ...plain, item, facts });
    return { other: beliefs.other / beliefs.thing, part: beliefs.part / beliefs.thing };
  };
  const usual = oddsOf("Acme Phone 9");
  expect(oddsOf("Acme Phone 9 style").other / usual.other).toBeCloseTo(6);
  expect(oddsOf("Acme Phone 9 2011").other / usual.other).toBeCloseTo(8);
  expect(oddsOf("Acme Phone 9 style").part).toBeCloseTo(usual.part);
  expect(oddsOf("Acme Phone 9 only").part / usual.part).toBeCloseTo(5);
});

test("a listing without a title is judged by the rest", () => {
  const facts = listingOf({ condition: null, title: null });
  expect(thingAt(60, { facts })).toBeCloseTo(thingAt(60));
});

test("a condition that was hard to read speaks for nothing", () => {
  const box = { left: 0, top: 0, right: 90, bottom: 12 };
  const read = (certainty: "sure" | "unsure") => ({
    condition: { source: { kind: "picture" as const, box }, certainty },
  });
  const thingOf = (certainty: "sure" | "unsure") =>
    thingAt(60, { facts: listingOf({ origins: read(certainty) }) });
  expect(thingOf("unsure")).toBe(thingAt(60));
  expect(thingOf("sure")).toBeGreaterThan(thingAt(60));
});

describe("a description", () => {
  const described = (description: string, changes: Partial<IdentityEvidence> = {}) =>
    thingAt(60, { facts: listingOf({ condition: null, description }), ...changes });
  const usual = thingAt(60);

  test.each([
    "Selling my ACME phone 9 because I have a new one now.",
    "It does all that it should do, complete, nothing else to say.",
    "Only used twice, works perfectly, nothing else to say of it.",
  ])("%j fits the thing", (description) => {
    expect(described(description)).toBeGreaterThan(usual);
  });

  test.each([
    "Acme Phone 9, works.",
    "It is as you see it there in the photos, come and look.",
    "This is only the pouch that came along, Acme Phone 9 not there.",
  ])("%j does not fit it", (description) => {
    expect(described(description)).toBe(usual);
  });

  test("that names nothing of a thing whose words are not known does not fit it", () => {
    const item = itemOf({ confidence: 0.9, matchedWords: null });
    const text = "It is as you see it there in the photos, come and look.";
    expect(described(text, { item })).toBe(thingAt(60, { item }));
  });
});

test("what is hardly likely is not told, and what nobody knows the price of has no range", () => {
  const { alternatives, beliefs } = identityAt(dollars(20), worth(200), plain);
  const told = alternatives.map(({ hypothesis }) => hypothesis);
  const worthAWord = (["part", "broken", "lure", "other"] as const).filter(
    (one) => beliefs[one] >= 0.05,
  );
  expect(told.toSorted()).toEqual(worthAWord.toSorted());
  expect(told.length).toBeLessThan(4);
  const lured = identityAt(dollars(20), worth(200), { ...plain, scamSigns: 2 }).alternatives;
  expect(lured.find(({ hypothesis }) => hypothesis === "lure")?.range).toBeNull();
});

test("without a price it is what the words say", () => {
  expect(identityAt(null, worth(200), plain).beliefs.thing).toBe(thingAt(0));
});

test("what is likelier comes first, whichever it is", () => {
  const firstOf = (changes: Partial<IdentityEvidence>) =>
    identityAt(dollars(50), worth(400), { ...plain, ...changes }).alternatives[0]?.hypothesis;
  expect(firstOf({})).toBe("part");
  expect(firstOf({ scamSigns: 3 })).toBe("lure");
  expect(firstOf({ item: itemOf({ confidence: 0.1, isAccessory: true }) })).toBe("other");
});

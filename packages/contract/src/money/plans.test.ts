import { expect, test } from "vitest";
import { findPlan, plans, priceOfPlan } from "./plans.ts";

test.each([
  { plan: "Free", price: "0.00", analyses: 10 },
  { plan: "Side Hustler", price: "9.99", analyses: 50 },
  { plan: "Power Flipper", price: "19.99", analyses: 250 },
])("$plan costs $price dollars for $analyses analyses a month", ({ plan, price, analyses }) => {
  const found = plans.find(({ name }) => name === plan);
  expect(found && priceOfPlan(found)).toBe(price);
  expect(found?.analysesPerMonth).toBe(analyses);
});

test("one plan is marked Most Popular: Side Hustler", () => {
  const marked = plans.filter(({ isPopular }) => isPopular);
  expect(marked.map(({ name, badge }) => [name, badge])).toEqual([
    ["Side Hustler", "Most Popular"],
  ]);
});

test("a plan is found by the name that the pricing page links, in any case", () => {
  expect(findPlan("side hustler ")?.id).toBe("side_hustler");
  expect(findPlan("Gold")).toBeUndefined();
});

test("only Free limits saves, and only Power Flipper's number is a soft cap", () => {
  const shown = plans.map(({ name, savedListings, hasPriority, isSoftCap }) => [
    name,
    savedListings,
    hasPriority,
    isSoftCap,
  ]);
  expect(shown).toEqual([
    ["Free", 5, false, false],
    ["Side Hustler", null, true, false],
    ["Power Flipper", null, true, true],
  ]);
});

import { expect, test } from "vitest";
import { plans, priceOfPlan } from "./plans.ts";

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

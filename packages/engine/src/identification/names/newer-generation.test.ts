import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Apple Watch Series 14 46mm sealed", "apple-watch-series-11", "Watch Series 14"],
  ["Litter-Robot 5 with all parts", "whisker-litter-robot-4", "Litter-Robot 5"],
  ["Garmin Fenix 9 51mm", "garmin-fenix-8", "Fenix 9"],
  ["AirPods Pro 4 just released", "apple-airpods-pro-3", "AirPods Pro 4"],
  ["dyson v18 cordless", "dyson-v15", "V18 Detect"],
  ["gopro hero 15 black", "gopro-hero-13", "Hero 15"],
  ["galaxy s28 ultra 512", "samsung-galaxy-s26-ultra", "Galaxy S28 Ultra"],
])("%j is a generation after the newest one of the guide", (title, newest, model) => {
  const item = itemOf(title);
  expect(item.entry?.id).toBe(newest);
  expect(item.model).toBe(model);
  expect(item.adjustments[0]?.factor).toBeGreaterThan(1);
  expect(item.adjustments[0]?.name).toContain("newer than the");
  expect(item.confidence).toBeLessThan(0.6);
});

test.each([
  ["Apple Watch Series 9 45mm", "apple-watch-series-9"],
  ["iPhone 13 256GB", "apple-iphone-13"],
])("%j is the one that the guide knows", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("a size behind a line's name is no generation", () => {
  expect(itemOf("Apple Watch 42 mm").adjustments).toEqual([]);
});

test("something for a generation that nobody knows is no phone", () => {
  expect(itemOf("galaxy s28 ultra case").entry?.id).toBe("kind-phone-case-or-cover");
});

test("the next generation brings no more than the last one cost new", () => {
  const { entry, adjustments } = itemOf("iphone 20 pro max");
  const price = (entry?.usedMedianUsd ?? 0) * (adjustments[0]?.factor ?? 0);
  expect(price).toBeCloseTo(entry?.life?.launchUsd ?? 0);
});

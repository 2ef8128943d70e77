import { expect, test } from "vitest";
import type { ConditionGrade, GuideEntry } from "../../price-guide/entry.ts";
import { itemOf, phone } from "../testing/items.ts";
import { categoryPrior } from "./category-priors.ts";
import { partEvidence } from "./part-evidence.ts";

type Asked = {
  ofUsd?: number;
  nounUsd?: number;
  role?: "part" | "accessory" | "likeness";
  thingUsd?: number | null;
  quantity?: number;
  grade?: ConditionGrade | null;
};

function partOf({
  ofUsd = 100,
  nounUsd = 10,
  role = "part",
  thingUsd = null,
  quantity = 1,
  grade = null,
}: Asked) {
  const thing: GuideEntry = { ...phone, usedMedianUsd: ofUsd };
  const part = { thing, noun: "charger", role, usedMedianUsd: nounUsd, thingUsd };
  return partEvidence(itemOf({ quantity }), part, grade);
}
const dollarsOf = (asked: Asked) => Math.exp(partOf(asked).logMedian);
const typicalUsd = () => categoryPrior("electronics").usedMedianUsd;

test("a part brings its noun's price for a typical thing, and more for a dearer one", () => {
  expect(dollarsOf({ ofUsd: typicalUsd() })).toBeCloseTo(10);
  expect(dollarsOf({ ofUsd: 4 * typicalUsd() })).toBeCloseTo(10 * 4 ** 0.45);
  expect(dollarsOf({ ofUsd: 4 * typicalUsd(), role: "accessory" })).toBeCloseTo(10 * 4 ** 0.2);
});

test("a part that is told of its thing's kin brings its price for a typical one of them", () => {
  expect(dollarsOf({ ofUsd: 400, thingUsd: 400 })).toBeCloseTo(10);
  expect(dollarsOf({ ofUsd: 400, thingUsd: 100 })).toBeCloseTo(10 * 4 ** 0.45);
});

test("a part of a very cheap or a very dear thing is not cheaper or dearer without end", () => {
  expect(dollarsOf({ ofUsd: 100 * typicalUsd() })).toBeCloseTo(30);
  expect(dollarsOf({ ofUsd: typicalUsd() / 100, nounUsd: 0.1 })).toBeCloseTo(0.04);
});

test("no part brings more than three fifths of its thing", () => {
  expect(dollarsOf({ ofUsd: 50, nounUsd: 500 })).toBeCloseTo(30);
});

test("what only bears its name brings the same whatever it costs", () => {
  expect(dollarsOf({ ofUsd: 24_000, role: "likeness" })).toBeCloseTo(10);
  expect(dollarsOf({ ofUsd: 6, role: "likeness" })).toBeCloseTo(10);
});

test("condition and number count, and a condition that is not told is good", () => {
  const ofUsd = typicalUsd();
  expect(dollarsOf({ ofUsd, grade: "new" })).toBeCloseTo(12.5);
  expect(dollarsOf({ ofUsd, grade: "good" })).toBeCloseTo(10);
  expect(dollarsOf({ ofUsd, quantity: 4 })).toBeCloseTo(10 * 4 ** 0.55);
});

test("it says what it is for and that it is a rough figure", () => {
  expect(partOf({ ofUsd: typicalUsd() })).toMatchObject({
    source: "price_guide",
    sentence: "A charger for such a thing sells for about $10, give or take a factor of two",
    asOf: "2026-11",
    basis: "Flipworth's own estimate for parts and accessories",
  });
});

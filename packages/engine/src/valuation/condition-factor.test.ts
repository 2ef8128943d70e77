import { expect, test } from "vitest";
import { conditionGrades, type GuideEntry } from "../price-guide/entry.ts";
import { conditionDoubt, conditionFactor } from "./condition-factor.ts";
import { phone } from "./testing/items.ts";

const entryWith = (conditionFactors: GuideEntry["conditionFactors"]): GuideEntry => ({
  ...phone,
  ...(conditionFactors ? { conditionFactors } : {}),
});

test("good condition is the reference", () => {
  expect(conditionFactor("good", null)).toBe(1);
});

test("an entry's own factor wins over the general one", () => {
  expect(conditionFactor("new", entryWith({ new: 3.2 }))).toBe(3.2);
  expect(conditionFactor("poor", entryWith({ new: 3.2 }))).toBe(0.6);
});

test.each([
  [undefined],
  [{ new: 1.05 }],
  [{ fair: 0.5 }],
  [{ like_new: 2, parts: 0.7 }],
  [{ new: 3, poor: 0.31 }],
  [{ good: 0.8, fair: 0.4 }],
])("a better condition is never worth less than a worse one, with %o", (factors) => {
  const values = conditionGrades.map((grade) => conditionFactor(grade, entryWith(factors)));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test("an unused one of a kind that ages in use is dearer by more than an unused model", () => {
  const sofa = { ...phone, specificity: "type" as const, category: "furniture" as const };

  expect(conditionFactor("new", sofa)).toBeGreaterThan(conditionFactor("new", phone));
  expect(conditionFactor("good", sofa)).toBe(conditionFactor("good", phone));
});

test("wear and silence leave more open about a kind of thing than about a model", () => {
  const kind: GuideEntry = { ...phone, specificity: "type" };

  expect(conditionDoubt("fair", kind)).toBeGreaterThan(conditionDoubt("good", kind));
  expect(conditionDoubt(null, kind)).toBeGreaterThan(conditionDoubt(null, phone));
  expect(conditionDoubt("fair", phone)).toBe(0);
});

test("how much a condition leaves open is told by kind and by model", () => {
  const kind: GuideEntry = { ...phone, specificity: "type" };
  const grades = [null, "new", "good", "fair", "poor", "parts"] as const;
  expect(grades.map((grade) => conditionDoubt(grade, kind))).toEqual([0.2, 0, 0, 0.3, 0.4, 0.35]);
  expect(grades.map((grade) => conditionDoubt(grade, phone))).toEqual([0.12, 0, 0, 0, 0, 0.35]);
  expect(conditionDoubt(null, null)).toBe(0.12);
});

test("an unused one is dearer by half only of a kind that ages in use", () => {
  const kindOf = (category: GuideEntry["category"]) => ({
    ...phone,
    specificity: "type" as const,
    category,
  });
  expect(conditionFactor("new", kindOf("furniture"))).toBe(1.5);
  expect(conditionFactor("new", kindOf("sporting-goods"))).toBe(1.25);
  expect(conditionFactor("new", { ...phone, category: "furniture" })).toBe(1.25);
  expect(conditionFactor("like_new", kindOf("furniture"))).toBe(1.1);
  expect(conditionFactor("new", null)).toBe(1.25);
});

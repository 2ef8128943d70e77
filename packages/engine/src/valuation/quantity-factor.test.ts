import { expect, test } from "vitest";
import { quantityFactor } from "./quantity-factor.ts";

test("one is one, whatever it brings", () => {
  expect(quantityFactor(1, 5)).toBe(1);
  expect(quantityFactor(1, 500)).toBe(1);
});

test("four of what is dear bring three times as much, four of what is cheap twice", () => {
  expect(quantityFactor(4, 80)).toBeCloseTo(4 ** 0.8);
  expect(quantityFactor(4, 8)).toBeCloseTo(4 ** 0.55);
});

test("more than a household uses brings little more", () => {
  expect(quantityFactor(16, 80) / quantityFactor(4, 80)).toBeCloseTo(2);
});

test("a part of a set brings a little more than its share", () => {
  expect(quantityFactor(1 / 8, 350)).toBeGreaterThan(1 / 8);
  expect(quantityFactor(1 / 8, 350)).toBeLessThan(1 / 6);
});

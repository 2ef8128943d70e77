import { expect, test } from "vitest";
import type { PriceUnit } from "../price-guide/entry.ts";
import { amountOf, quantityFactor } from "./quantity-factor.ts";

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

test("between cheap and dear the price of several grows by how dear one is", () => {
  expect(quantityFactor(4, 12)).toBeCloseTo(4 ** 0.55);
  expect(quantityFactor(4, 40)).toBeCloseTo(4 ** 0.8);
  expect(quantityFactor(4, Math.sqrt(12 * 40))).toBeCloseTo(4 ** 0.675);
});

test("a set by itself is one, and half a set is worth its share and a little", () => {
  expect(quantityFactor(0.5, 100)).toBeCloseTo(0.5 ** 0.9);
  expect(quantityFactor(8, 80)).toBeCloseTo(4 ** 0.8 * Math.SQRT2);
});

test("how many there are is what is counted unless the price is for another measure", () => {
  expect(amountOf({ quantity: 8 })).toBe(8);
  expect(amountOf({ quantity: 8, amount: 2 })).toBe(2);
});

test("candles bring more for more of them than a thing of which one is enough, flooring still more", () => {
  const by = (unit: PriceUnit) => quantityFactor(8, 15, { unit });
  const each = by({ pieces: 1, by: {}, isBySides: false });
  expect(each).toBeGreaterThan(quantityFactor(8, 15));
  expect(by({ pieces: null, by: { feet: 10 }, isBySides: false })).toBeGreaterThan(each);
  // A weight is told of lots of many things.
  expect(by({ pieces: null, by: { pounds: 1 }, isBySides: false })).toBe(each);
});

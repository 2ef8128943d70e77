import { expect, test } from "vitest";
import { cents, centsFromDollars, dollarsFromCents, formatCents } from "./cents.ts";

test.each([
  [1_250_00, "$1,250"],
  [32_40, "$32.40"],
  [-3_05, "-$3.05"],
  [0, "$0"],
  [-40_00, "-$40"],
  [1_234_567_89, "$1,234,567.89"],
])("%d cents read %s", (amount, text) => {
  expect(formatCents(cents(amount))).toBe(text);
});

test("dollars become the nearest cent, and back", () => {
  expect(centsFromDollars(19.99)).toBe(1999);
  expect(centsFromDollars(1.005)).toBe(100); // 1.005 is held as 1.00499…
  expect(dollarsFromCents(cents(1999))).toBe(19.99);
});

test.each([0.5, Number.NaN, Infinity])("%d is no number of cents", (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

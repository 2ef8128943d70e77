import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatAboutDollars,
  formatCents,
} from "./cents.ts";

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

test("amounts read as the platform's own formatter writes them", () => {
  const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (amount) => {
      const format = amount % 100 === 0 ? whole : exact;
      expect(formatCents(cents(amount))).toBe(`$${format.format(amount / 100)}`);
      expect(formatAboutDollars(1 + amount / 100)).toBe(`$${whole.format(1 + amount / 100)}`);
    }),
  );
});

test("dollars become the nearest cent, and back", () => {
  expect(centsFromDollars(19.99)).toBe(1999);
  expect(centsFromDollars(1.005)).toBe(100); // 1.005 is held as 1.00499…
  expect(dollarsFromCents(cents(1999))).toBe(19.99);
});

test.each([0.5, Number.NaN, Infinity])("%d is no number of cents", (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

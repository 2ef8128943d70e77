import { expect, test } from "vitest";
import { formatCents, formatCentsRange, roundedCents, roundedDownCents } from "./money.ts";

test.each([
  [1_250_00, "$1,250"],
  [32_40, "$32.40"],
  [-3_05, "-$3.05"],
  [0, "$0"],
  [1_234_567_89, "$1,234,567.89"],
])("%d cents read %s", (amount, text) => {
  expect(formatCents(amount)).toBe(text);
});

test("a range reads as the specification writes it", () => {
  expect(formatCentsRange(80_00, 1_120_50)).toBe("$80 - $1,120.50");
});

test.each([
  [32_40, 32_00],
  [99_60, 100_00],
  [147_20, 145_00],
  [1_234_00, 1_230_00],
  [7_777_00, 7_800_00],
  [-23_60, -24_00],
  [-0.4, 0],
])("people say %d cents as %d", (amount, rounded) => {
  expect(roundedCents(amount)).toBe(rounded);
});

test.each([
  [99_99, 99_00],
  [149_99, 145_00],
  [497_31, 495_00],
  [1_004_00, 1_000_00],
  [19_999_00, 19_950_00],
  [20_050_00, 20_000_00],
])("at most %d cents is said as %d, which stays itself", (amount, rounded) => {
  expect(roundedDownCents(amount)).toBe(rounded);
  expect(roundedDownCents(rounded)).toBe(rounded);
});

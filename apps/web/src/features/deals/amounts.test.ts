import { expect, test } from "vitest";
import { centsFromText, textFromCents } from "./amounts.ts";

test.each([
  ["40", 40_00],
  ["$1,204.5", 1_204_50],
  [" 0.07 ", 7],
  ["", undefined],
  ["forty", null],
  ["1.234", null],
  ["-5", null],
])("%j is %j cents", (text, cents) => {
  expect(centsFromText(text)).toBe(cents);
});

test("an amount in a field reads as a person would write it", () => {
  expect([12_34, 40_00, null].map(textFromCents)).toEqual(["12.34", "40", ""]);
});

import { expect, test } from "vitest";
import { dollarRangeFromText, dollarsFromText } from "./dollar-texts.ts";

test.each([
  ["$32.40", 32.4],
  ["-$1,234.50", -1234.5],
  ["−$3", -3],
  ["$0", 0],
  ["N/A", null],
  ["about $80", null],
  ["", null],
  [null, null],
])("the words %j are %j dollars", (text, dollars) => {
  expect(dollarsFromText(text)).toBe(dollars);
});

test.each([
  ["$80 - $120", { from: 80, to: 120 }],
  ["$1,080.50 – $2,000", { from: 1080.5, to: 2000 }],
  ["$98", { from: 98, to: 98 }],
  ["N/A", { from: null, to: null }],
])("the range %j is %j", (text, range) => {
  expect(dollarRangeFromText(text)).toEqual(range);
});

import { expect, test } from "vitest";
import {
  formatDollars,
  formatRange,
  formatRounded,
  formatRoundedDown,
  withTrueMinus,
} from "./dollars.ts";

test.each([
  // whole dollars carry no cents, thousands a comma, losses a true minus sign
  [40, "$40"],
  [32.4, "$32.40"],
  [1250, "$1,250"],
  [-3.05, "−$3.05"],
  [0, "$0"],
])("%d dollars read %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [24.94, "$25"],
  [-30.06, "−$30"],
  [-0.2, "$0"],
  [118, "$120"],
  [192.07, "$190"],
  [1444, "$1,440"],
  [16_250.25, "$16,250"],
])("%d dollars are about %s", (amount, text) => {
  expect(formatRounded(amount)).toBe(text);
});

test("what to pay at most is never rounded up", () => {
  expect([52.9, 499.99, 1_999].map(formatRoundedDown)).toEqual(["$52", "$495", "$1,990"]);
});

test("a range is told as it is, joined by a dash", () => {
  expect(formatRange(80, 1120)).toBe("$80–$1,120");
  expect(formatRange(147, 193)).toBe("$147–$193");
});

test("only a hyphen before the amount becomes a minus sign", () => {
  expect(withTrueMinus("-$3.05")).toBe("−$3.05");
  expect(withTrueMinus("$80 - $120")).toBe("$80 - $120");
});

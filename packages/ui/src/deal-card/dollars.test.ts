import { expect, test } from "vitest";
import { formatDollars, formatRange, withTrueMinus } from "./dollars.ts";

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

test("a range is joined by a dash and drops the cents of thousands", () => {
  expect(formatRange(999.5, 16250.25)).toBe("$999.50 – $16,250");
  expect(formatRange(80, 120)).toBe("$80 – $120");
});

test("only a hyphen before the amount becomes a minus sign", () => {
  expect(withTrueMinus("-$3.05")).toBe("−$3.05");
  expect(withTrueMinus("$80 - $120")).toBe("$80 - $120");
});

import { expect, test } from "vitest";
import { monthName, yearsBetween } from "./months.ts";

test.each([
  ["2026-11", "2027-11-21", 1],
  ["2026-11-30", "2026-12-01", 1 / 12],
  ["2026-11", "2024-05", -2.5],
  ["2026-11-01", "2026-11-30", 0],
])("from %s to %s it is %d years, by whole months", (from, to, years) => {
  expect(yearsBetween(from, to)).toBeCloseTo(years, 12);
});

test("a month is told by its name, and one that is none as it is written", () => {
  expect(monthName("2026-11")).toBe("November 2026");
  expect(monthName("2026-01-31")).toBe("January 2026");
  expect(monthName("2026-13")).toBe("2026-13");
});

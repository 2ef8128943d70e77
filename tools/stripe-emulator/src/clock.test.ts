import { expect, test } from "vitest";
import { addMonths, createClock, periodEndAfter } from "./clock.ts";

const at = (day: string) => Date.parse(day) / 1000;

test.each([
  // A day that the month lacks becomes its last day, and comes back in longer months.
  ["2026-01-31T08:00:00Z", 1, "2026-02-28T08:00:00Z"],
  ["2026-01-31T08:00:00Z", 2, "2026-03-31T08:00:00Z"],
  ["2028-01-30T08:00:00Z", 1, "2028-02-29T08:00:00Z"],
  ["2026-12-15T08:00:00Z", 1, "2027-01-15T08:00:00Z"],
])("%s and %i months is %s", (start, months, end) => {
  expect(addMonths(at(start), months)).toBe(at(end));
});

test("a period that began on a shortened day ends on the anchor's own day", () => {
  const end = periodEndAfter(at("2026-01-31T08:00:00Z"), at("2026-02-28T08:00:00Z"));

  expect(end).toBe(at("2026-03-31T08:00:00Z"));
});

test("a clock with a start stands still and never runs back", () => {
  const clock = createClock(new Date("2026-01-15T12:00:00Z"));

  clock.moveTo(at("2026-01-20T12:00:00Z"));
  clock.moveTo(at("2026-01-01T12:00:00Z"));

  expect(clock.now()).toBe(at("2026-01-20T12:00:00Z"));
});

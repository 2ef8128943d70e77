import fc from "fast-check";
import { expect, test } from "vitest";
import { periodEnd } from "./period.ts";

test.each([
  // sign-up day, now, when the next period begins
  [21, "2026-11-21T00:00:00.000Z", "2026-12-21"], // the first moment of the first period
  [21, "2026-12-20T23:59:59.999Z", "2026-12-21"], // its last moment
  [21, "2026-12-21T00:00:00.000Z", "2027-01-21"], // over the turn of the year
  [31, "2027-01-31T12:00:00.000Z", "2027-02-28"], // February has no 31st
  [31, "2027-02-28T00:00:00.000Z", "2027-03-31"], // and March has it again
  [30, "2028-01-30T00:00:00.000Z", "2028-02-29"], // a leap year
  [31, "2026-04-29T00:00:00.000Z", "2026-04-30"],
  [1, "2026-12-31T23:59:59.999Z", "2027-01-01"],
])("someone of day %i asking at %s gets new credits on %s", (day, now, expected) => {
  expect(periodEnd(day, new Date(now)).toISOString()).toBe(`${expected}T00:00:00.000Z`);
});

test("new credits always come later than now, and within 31 days", () => {
  const moment = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2100-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), moment, (day, now) => {
      const wait = periodEnd(day, now).getTime() - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(31 * 86_400_000);
    }),
  );
});

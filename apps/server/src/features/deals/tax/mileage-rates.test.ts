import { expect, test } from "vitest";
import { mileageCents, mileageRate } from "./mileage-rates.ts";

test.each([
  ["2026-12-31", 725],
  ["2026-01-01", 725],
  ["2025-12-31", 700],
  ["2022-07-01", 625],
  ["2022-06-30", 585],
  ["2022-01-01", 585],
  ["2021-12-31", undefined], // before the table begins
  ["2027-01-01", undefined], // not set yet
])("on %s a mile is worth %s tenths of a cent", (day, tenths) => {
  expect(mileageRate(day)?.tenthsOfCents).toBe(tenths);
});

test("a drive is worth its miles to the cent, half a cent up", () => {
  expect(mileageCents(125, "2026-03-01")).toBe(9_06); // 906.25
  expect(mileageCents(2, "2026-03-01")).toBe(15); // 14.5
  expect(mileageCents(10, "2025-03-01")).toBe(70);
  expect(mileageCents(10, "2027-03-01")).toBeUndefined();
});

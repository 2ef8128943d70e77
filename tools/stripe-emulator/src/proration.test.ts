import { expect, test } from "vitest";
import { remainingCents } from "./proration.ts";

const month = { start: 0, end: 30 };

test.each([
  [999, 0, 999],
  [999, 30, 0],
  // 999 / 2 = 499.5 cents: half a cent goes up.
  [999, 15, 500],
  [1999, 10, 1333],
  // A moment outside the period counts as its nearest end.
  [999, 40, 0],
  [999, -5, 999],
])("of %i cents at second %i of 30, %i are left", (cents, now, left) => {
  expect(remainingCents(cents, month, now)).toBe(left);
});

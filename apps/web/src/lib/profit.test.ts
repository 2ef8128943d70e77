import { expect, test } from "vitest";
import { isGain } from "./profit.ts";

test.each([
  ["$32.40", true],
  ["$1,204", true],
  ["+$5", true],
  ["$10 - $20", true],
  ["12", true],
  ["$0", false],
  ["-$3.05", false],
  ["−$3.05", false],
  ["$-3", false],
  ["-$5 - $20", false],
  ["N/A", false],
  ["", false],
])("%s is a gain: %s", (profit, gain) => {
  expect(isGain(profit)).toBe(gain);
});

import { expect, test } from "vitest";
import { isSameTitle } from "./same-words.ts";

test.each([
  ["2018 Honda accord EX Sedan 4D", "2018 Honda Accord · EX Sedan 4D", true],
  ["Oak dresser, six drawers", "Oak dresser", true],
  ["Pine dresser", "Oak dresser", false],
  ["Compact camera 8 MP", "Compact camera 12 MP with charger", false],
  ["Lampa stojąca", "lampa STOJĄCA, dębowa", true],
  ["", "Oak dresser", false],
  ["···", "Oak dresser", false],
])("%j and %j name the same thing: %s", (one, other, expected) => {
  expect(isSameTitle(one, other)).toBe(expected);
  expect(isSameTitle(other, one)).toBe(expected);
});

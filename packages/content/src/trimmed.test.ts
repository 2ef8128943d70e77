import { expect, test } from "vitest";
import { brands } from "./catalogue/brands.ts";
import { trimmed } from "./trimmed.ts";

test.each([
  ["short enough", 12, "short enough"],
  ["one word too many", 12, "one word…"],
  ["ends with a comma, then more", 18, "ends with a comma…"],
  ["ends with a comma, then more", 17, "ends with a…"], // the ellipsis has no room after "comma"
  ["unbreakable", 6, "unbre…"],
])("%j cut to %d characters reads %j", (text, maximum, result) => {
  expect(trimmed(text, maximum)).toBe(result);
});

test.each([80, 100])("every brand card of %d characters ends at a whole word", (maximum) => {
  for (const { description } of brands) {
    const card = trimmed(description, maximum);
    const kept = card.slice(0, -1);

    expect(card.length).toBeLessThanOrEqual(maximum);
    expect(card.endsWith("…")).toBe(true);
    expect(description.startsWith(kept)).toBe(true);
    expect(description.slice(kept.length)).toMatch(/^[\s,;:.]/);
  }
});

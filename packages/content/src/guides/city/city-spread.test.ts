import { describe, expect, test } from "vitest";
import { spread } from "./city-spread.ts";

describe("spreading", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const same = (letter: string) => letter;

  test("keeps the order of a seed and every item in it", () => {
    const first = spread(letters, "omaha", same);

    expect(spread(letters.toReversed(), "omaha", same)).toEqual(first);
    expect(first.toSorted()).toEqual(letters);
  });

  test("puts other items first for other seeds", () => {
    const seeds = Array.from({ length: 40 }, (_, index) => `city ${index}`);

    const firsts = seeds.map((seed) => spread(letters, seed, same)[0]);

    expect(new Set(firsts).size).toBeGreaterThan(15);
  });
});

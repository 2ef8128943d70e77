import { describe, expect, test } from "vitest";
import { facts } from "../knowledge/fact.ts";
import { chooseFacts, spread } from "./city-spread.ts";

describe("the facts chosen for a place", () => {
  const known = facts(
    "Anywhere one.",
    "Anywhere two.",
    "Anywhere three.",
    "Anywhere four.",
    ["Salt by the sea.", "coast"],
    ["Snow in the hills.", "mountain", "cold"],
    ["Frost on the plain.", "cold"],
    ["Ice on the lake.", "cold"],
  );

  test("begin with those of its own kind and fill up with those of any place", () => {
    const chosen = chooseFacts(known, { seed: "quincy", tags: ["coast"] }, 3);

    expect(chosen[0]).toBe("Salt by the sea.");
    expect(chosen.slice(1).every((text) => text.startsWith("Anywhere"))).toBe(true);
    expect(chosen).toHaveLength(3);
  });

  test("never speak of another kind of place", () => {
    const chosen = chooseFacts(known, { seed: "tucson", tags: ["dry"] }, 8);

    expect(chosen.toSorted()).toEqual([
      "Anywhere four.",
      "Anywhere one.",
      "Anywhere three.",
      "Anywhere two.",
    ]);
  });

  test("leave half of the room to facts of any place", () => {
    const chosen = chooseFacts(known, { seed: "omaha", tags: ["cold"] }, 4);

    expect(chosen.filter((text) => text.startsWith("Anywhere"))).toHaveLength(2);
  });
});

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

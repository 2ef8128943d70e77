import { expect, test } from "vitest";
import { isWellFormed, looksLikeKey, newKey } from "./key-text.ts";

test("a key has our prefix, 49 letters and digits, and is never the same twice", () => {
  const keys = Array.from({ length: 50 }, newKey);

  for (const key of keys) expect(key).toMatch(/^flipworth_[0-9A-Za-z]{49}$/);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => looksLikeKey(key) && isWellFormed(key))).toBe(true);
});

test("a key with one character changed, missing or added is told from a whole one", () => {
  const key = newKey();
  const places = Array.from({ length: key.length }, (_, place) => place);
  const mistyped = places.map((place) => {
    const other = key[place] === "x" ? "y" : "x";
    return key.slice(0, place) + other + key.slice(place + 1);
  });

  const wrong = [...mistyped, key.slice(0, -1), `${key}0`, "flipworth_", ""];

  expect(wrong.filter(isWellFormed)).toEqual([]);
});

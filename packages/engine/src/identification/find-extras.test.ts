import { expect, test } from "vitest";
import { factsOf } from "../valuation/testing/items.ts";
import { identify } from "./identify.ts";

const extrasOf = (title: string, description: string | null = null) => {
  const item = identify(factsOf({ title, category: "electronics", description }));
  if (item.kind !== "item") return item.kind;
  return item.adjustments.map(({ name }) => name).filter((name) => name.startsWith("with "));
};

test.each([
  ["PlayStation 4 with 2 controllers and 6 games", "with 6 games and 1 more controller"],
  ["Nintendo Switch + 5 games", "with 5 games"],
  ["N64 console, four games", "with 4 games"],
  ["PS3 console with ten PS3 games", "with 10 games"],
])("%s counts what comes along", (title, told) => {
  expect(extrasOf(title)).toEqual([told]);
});

test("a description counts them where the title does not", () => {
  expect(extrasOf("Nintendo Wii", "Comes with 2 remotes, a nunchuk and 12 games.")).toEqual([
    "with 12 games",
  ]);
});

test.each([
  "Xbox 360 controller and games",
  "PS4 console with one controller, no games",
  "Sega Genesis 2 player games console",
  "Game Boy Advance SP with 50 games built in",
])("%s counts nothing that is handed over", (title) => {
  expect(extrasOf(title)).toEqual([]);
});

test("what is counted replaces a variant that only says that there are some", () => {
  const item = identify(factsOf({ title: "Xbox 360 bundle with 4 games", category: null }));

  expect(item).toMatchObject({ variant: null, adjustments: [{ name: "with 4 games" }] });
});

test("more games never lower the price", () => {
  const factors = [1, 3, 8, 20].map((count) => {
    const item = identify(factsOf({ title: `GameCube with ${count} games`, category: null }));
    return item.kind === "item" ? (item.adjustments[0]?.factor ?? 0) : 0;
  });

  expect(factors).toEqual(factors.toSorted((a, b) => a - b));
  expect(factors[0]).toBeGreaterThan(1);
});

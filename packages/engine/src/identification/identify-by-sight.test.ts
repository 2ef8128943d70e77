import { expect, test } from "vitest";
import { factsOf } from "../valuation/testing/items.ts";
import { identify } from "./identify.ts";
import { withSighting } from "./identify-by-sight.ts";
import type { SeenThing } from "./sighting.ts";

const seenAs = (changes: Partial<SeenThing> = {}): SeenThing => ({
  kind: "smartphone",
  brand: "Apple",
  model: "iPhone 13",
  condition: null,
  defects: [],
  missingParts: [],
  certainty: 0.9,
  ...changes,
});

function itemBy(title: string, seen: SeenThing | null, category: string | null = null) {
  const facts = factsOf({ title, condition: null, category });
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(item.kind);
  return { byWords: item, bySight: withSighting(item, facts, seen) };
}

test("a thing that its words do not name is known by what was seen, and less surely", () => {
  const { byWords, bySight } = itemBy("Moving out, must go", seenAs());
  expect([byWords.entry, bySight.entry?.model]).toEqual([null, "iPhone 13"]);
  expect(bySight.confidence).toBeLessThan(0.9);
});

test("what the words name stays, and a picture that agrees makes it surer", () => {
  const { byWords, bySight } = itemBy("iPhone 13, from the office", seenAs({ certainty: 1 }));
  expect(bySight.entry?.id).toBe(byWords.entry?.id);
  expect(bySight.confidence).toBeGreaterThanOrEqual(byWords.confidence);
});

test("a picture of something else takes from the certainty and not from the name", () => {
  const { byWords, bySight } = itemBy(
    "Solid wood dresser 6 drawers",
    seenAs({ kind: "drill", brand: "DeWalt", model: "20V drill" }),
  );
  expect(bySight.entry?.id).toBe(byWords.entry?.id);
  expect(bySight.confidence).toBeLessThan(byWords.confidence);
});

test("a case for a phone stays a case, though the picture shows the phone", () => {
  const { byWords, bySight } = itemBy("Case for iPhone 13", seenAs());
  expect(bySight).toEqual(byWords);
});

test("without a sighting nothing changes", () => {
  const { byWords, bySight } = itemBy("Moving out, must go", null);
  expect(bySight).toEqual(byWords);
});

test("how many there are, and that they are broken, is what the words say", () => {
  const { bySight } = itemBy("Not working, for parts", seenAs());
  expect(bySight).toMatchObject({ isForParts: true, entry: { model: "iPhone 13" } });
});

import { expect, test } from "vitest";
import { builtInSource } from "./built-in.ts";
import { expandGuide } from "./expand/expand.ts";
import { overlaid } from "./overlay.ts";

const lay = (...lines: readonly (object | string)[]) => {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const { source, refused, accepted } = overlaid(builtInSource(), [
    { file: "own.jsonl", text: text.join("\n") },
  ]);
  const guide = expandGuide(source);
  const entryOf = (id: string) => guide.entries.find((entry) => entry.id === id);
  return { guide, entryOf, refused, accepted };
};

test("a corrected price replaces the guide's, keeps the rest, and says whose figure it is", () => {
  const { entryOf, refused } = lay({ id: "apple-iphone-13", usedUsd: 199, asOf: "2026-12" });

  expect(refused).toEqual([]);
  expect(entryOf("apple-iphone-13")).toMatchObject({
    usedMedianUsd: 199,
    asOf: "2026-12",
    brand: "Apple",
    basis: "A figure that whoever runs this server entered, not taken from a record of sales",
  });
});

test("a new entry needs a family, a model, a name and a price", () => {
  const { entryOf } = lay({
    id: "zorblatt-zx500",
    family: "hi-fi",
    brand: "Zorblatt",
    model: "ZX500",
    names: "zorblatt zx500, zx500",
    usedUsd: 340,
  });

  expect(entryOf("zorblatt-zx500")).toMatchObject({ category: "electronics", usedMedianUsd: 340 });
});

test("a disabled entry is gone, and its name is free for another", () => {
  const { entryOf, refused } = lay(
    { id: "apple-iphone-13", isDisabled: true },
    { id: "my-iphone-13", family: "iphones", model: "iPhone 13", names: "iphone 13", usedUsd: 150 },
  );

  expect(refused).toEqual([]);
  expect(entryOf("apple-iphone-13")).toBeUndefined();
  expect(entryOf("my-iphone-13")?.usedMedianUsd).toBe(150);
});

test("the guide's faults and phrases stay as they are under lines of entries", () => {
  const { guide } = lay({ id: "apple-iphone-13", usedUsd: 199 });
  const { faults, missingParts, notAnItem, phrases } = builtInSource();

  expect(guide).toMatchObject({ faults, missingParts, notAnItem, phrases });
});

test.each([
  ["not json at all", "not JSON"],
  [{ id: "apple-iphone-13", usedUsd: -5 }, "usedUsd: Too small: expected number to be >0"],
  [{ id: "apple-iphone-13", colour: "red" }, 'Unrecognized key: "colour"'],
  [{ id: "no-such-thing", isDisabled: true }, "there is no entry no-such-thing to disable"],
  [{ id: "game-any-nes", isDisabled: true }, "the games of nes without a price are priced by it"],
  [
    { id: "new-thing", family: "no-family", model: "Thing", usedUsd: 5 },
    "new-thing: there is no family no-family",
  ],
  [
    { id: "new-phone", family: "iphones", model: "Phone", names: "iphone 13", usedUsd: 5 },
    'the name "iphone 13" is already that of apple-iphone-13',
  ],
])("the line %j is refused with its file, its line and the reason", (line, reason) => {
  const { refused, accepted } = lay({ id: "apple-iphone-14", usedUsd: 260 }, line);

  expect(refused).toEqual([{ file: "own.jsonl", line: 2, reason }]);
  expect(accepted).toBe(1);
});

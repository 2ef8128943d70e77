import { expect, test } from "vitest";
import { builtInGuide, builtInSource } from "./built-in.ts";

const { lexicon, families, categories } = builtInSource();

test("each noun of the lexicon is of categories and families that there are", () => {
  const owners = new Set([...Object.keys(families), ...Object.keys(categories)]);
  const unknown = lexicon.flatMap(({ of }) =>
    (of?.split(", ") ?? []).filter((one) => !owners.has(one)),
  );
  expect(unknown).toEqual([]);
});

test("each line of the lexicon has a price: an entry of the guide or a figure of its own", () => {
  const priceless = builtInGuide().lexicon.filter(
    ({ entry, usedMedianUsd }) => (entry === null) === (usedMedianUsd === null),
  );
  expect(priceless).toEqual([]);
});

test("no noun stands twice for things of one kind", () => {
  const seen = new Set<string>();
  const twice = lexicon.flatMap(({ of = "", takes = "", words }) =>
    words.split(", ").filter((word) => {
      const key = `${of}|${takes}|${word}`;
      const isKnown = seen.has(key);
      seen.add(key);
      return isKnown;
    }),
  );
  expect(twice).toEqual([]);
});

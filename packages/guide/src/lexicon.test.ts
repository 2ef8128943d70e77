import { expect, test } from "vitest";
import { builtInGuide, builtInSource } from "./built-in.ts";

const { lexicon, kin, families, categories, entries } = builtInSource();

const nounsIn = (words: string | undefined, prices: string | undefined): readonly string[] => [
  ...(words?.split(", ") ?? []),
  ...(prices?.split(", ").map((text) => text.replace(/ \d+$/, "")) ?? []),
];

test("each noun of the lexicon is of categories and families that there are", () => {
  const owners = new Set([...Object.keys(families), ...Object.keys(categories)]);
  const unknown = lexicon.flatMap(({ of }) =>
    (of?.split(", ") ?? []).filter((one) => !owners.has(one)),
  );
  expect(unknown).toEqual([]);
});

test("kin are families and entries that there are", () => {
  const things = new Set([...Object.keys(families), ...entries.map(({ id }) => id)]);
  const unknown = kin.flatMap((line) => line.things.split(", ").filter((one) => !things.has(one)));
  expect(unknown).toEqual([]);
});

test("each noun of kin stands there once, and what describes is one of them", () => {
  const faults = kin.flatMap(({ parts, accessories, supplies, describing }) => {
    const nouns = [parts, accessories, supplies].flatMap((list) => nounsIn(undefined, list));
    const twice = nouns.filter((noun, at) => nouns.indexOf(noun) !== at);
    const unknown = describing?.split(", ").filter((noun) => !nouns.includes(noun)) ?? [];
    return [...twice, ...unknown];
  });
  expect(faults).toEqual([]);
});

test("each noun of the lexicon has a price: an entry of the guide or a figure of its own", () => {
  const priceless = builtInGuide().lexicon.filter(
    ({ entry, usedMedianUsd }) => (entry === null) === (usedMedianUsd === null),
  );
  expect(priceless).toEqual([]);
});

test("no noun stands twice for things of one kind", () => {
  const seen = new Set<string>();
  const twice = lexicon.flatMap(({ of = "", takes = "", words, prices }) =>
    nounsIn(words, prices).filter((word) => {
      const key = `${of}|${takes}|${word}`;
      const isKnown = seen.has(key);
      seen.add(key);
      return isKnown;
    }),
  );
  expect(twice).toEqual([]);
});

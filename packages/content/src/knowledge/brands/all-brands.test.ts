import { expect, test } from "vitest";
import { brands } from "../../catalogue/brands.ts";
import { seasons } from "../category-knowledge.ts";
import { categoryKnowledge } from "../categories/all-categories.ts";
import type { Fact } from "../fact.ts";
import { brandKnowledge } from "./all-brands.ts";

const all = Object.values(brandKnowledge);
const leastFacts = {
  lines: 5,
  numbers: 5,
  authentication: 5,
  faults: 6,
  avoid: 4,
  extras: 4,
  sourcing: 4,
  selling: 4,
} as const;
const factsOf = (knowledge: (typeof all)[number]): Fact[] =>
  Object.keys(leastFacts).flatMap((list) => knowledge[list as keyof typeof leastFacts]);
const inWords = ({ text }: Fact) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");

test("all 12 brands of the catalogue are known, each under its own slug", () => {
  expect(Object.keys(brandKnowledge)).toEqual(brands.map(({ slug }) => slug));
  expect(all.map(({ slug }) => slug)).toEqual(brands.map(({ slug }) => slug));
});

test.each(all)("$slug has enough of every kind of fact, and a line on how it pays", (knowledge) => {
  for (const [list, least] of Object.entries(leastFacts)) {
    const held = knowledge[list as keyof typeof leastFacts];
    expect(held.length, list).toBeGreaterThanOrEqual(least);
  }
  expect(knowledge.angle.length).toBeLessThanOrEqual(120);
});

test.each(all)("$slug shows 4 to 20 different prices of its own things", ({ slug, bandIds }) => {
  expect(bandIds.length).toBeGreaterThanOrEqual(4);
  expect(bandIds.length).toBeLessThanOrEqual(20);
  expect(new Set(bandIds).size).toBe(bandIds.length);
  expect(bandIds.filter((id) => !id.startsWith(slug))).toEqual([]);
});

test("no fact of a brand stands twice, nor in a category", () => {
  const seen = new Set(
    Object.values(categoryKnowledge).flatMap(({ season, ...lists }) => [
      ...seasons.flatMap((name) => season[name]).map(inWords),
      ...Object.values(lists)
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .flatMap((item: Fact | string) => (typeof item === "string" ? [] : [inWords(item)])),
    ]),
  );
  const repeated = all.flatMap(factsOf).filter((fact) => {
    const words = inWords(fact);
    const isKnown = seen.has(words);
    seen.add(words);
    return isKnown;
  });
  expect(seen.size).toBeGreaterThan(2000);
  expect(repeated).toEqual([]);
});

test("every fact of a brand is a whole sentence without markup", () => {
  const odd = all
    .flatMap(factsOf)
    .filter(({ text }) => !/[.?]$/.test(text) || text.length < 20 || /[[\]<>]/.test(text));
  expect(odd).toEqual([]);
});

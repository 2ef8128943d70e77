import { expect, test } from "vitest";
import { categories } from "../../catalogue/categories.ts";
import { seasons } from "../category-knowledge.ts";
import type { Fact } from "../fact.ts";
import { categoryKnowledge } from "./all-categories.ts";

const all = Object.values(categoryKnowledge);
const leastFacts = {
  whatSells: 8,
  checks: 14,
  avoid: 8,
  authenticity: 4,
  sourcing: 8,
  pricing: 8,
  listing: 8,
  moving: 6,
  questions: 8,
  negotiation: 5,
  safety: 4,
} as const;

const factLists = (knowledge: (typeof all)[number]): (readonly Fact[])[] => [
  ...Object.keys(leastFacts).map((list) => knowledge[list as keyof typeof leastFacts]),
  ...seasons.map((season) => knowledge.season[season]),
];
const everyFact = all.flatMap((knowledge) => factLists(knowledge).flat());

test("all 22 categories of the catalogue are known, each under its own slug", () => {
  expect(Object.keys(categoryKnowledge)).toEqual(categories.map(({ slug }) => slug));
  expect(all.map(({ slug }) => slug)).toEqual(categories.map(({ slug }) => slug));
});

test.each(all)("$slug has enough of every kind of fact", (knowledge) => {
  for (const [list, least] of Object.entries(leastFacts)) {
    const held = knowledge[list as keyof typeof leastFacts];
    expect(held.length, list).toBeGreaterThanOrEqual(least);
  }
  for (const season of seasons) {
    expect(knowledge.season[season].length, season).toBeGreaterThanOrEqual(2);
  }
});

test.each(all)(
  "$slug shows 14 to 24 different prices and says in a line how it pays",
  (knowledge) => {
    const { bandIds, angle } = knowledge;
    expect(bandIds.length).toBeGreaterThanOrEqual(14);
    expect(bandIds.length).toBeLessThanOrEqual(24);
    expect(new Set(bandIds).size).toBe(bandIds.length);
    expect(angle.length).toBeLessThanOrEqual(120);
  },
);

test.each(all)("enough facts of $slug hold in every place", (knowledge) => {
  for (const list of Object.keys(leastFacts)) {
    const held = knowledge[list as keyof typeof leastFacts];
    expect(held.filter(({ when }) => when === undefined).length, list).toBeGreaterThanOrEqual(4);
  }
});

test("no fact stands twice, in one category or in two", () => {
  const seen = new Map<string, number>();
  for (const { text } of everyFact) {
    const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");
    seen.set(words, (seen.get(words) ?? 0) + 1);
  }
  expect([...seen].filter(([, times]) => times > 1).map(([words]) => words)).toEqual([]);
});

test("every fact is a whole sentence of readable length, without markup", () => {
  const odd = everyFact.filter(
    ({ text }) =>
      !/^(?:[A-Z"]|iP).*[.?]$/.test(text) ||
      text.length < 20 ||
      text.length > 220 ||
      /[[\]<>]/.test(text),
  );
  expect(odd.map(({ text }) => text)).toEqual([]);
});

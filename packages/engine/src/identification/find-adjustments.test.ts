import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { factsOf } from "../valuation/testing/items.ts";
import { findAdjustments } from "./find-adjustments.ts";
import { readWords } from "./read-words.ts";

const entryNamed = (id: string) => {
  const entry = builtInGuide().entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};
const factorOf = (id: string, title: string, description: string | null = null) =>
  findAdjustments(entryNamed(id), readWords(factsOf({ title, description }))).reduce(
    (product, { factor }) => product * factor,
    1,
  );

test("a newer model year of one bicycle is worth more", () => {
  const factors = [2016, 2018, 2020, 2022, 2024].map((year) =>
    factorOf("trek-slash", `${year} Trek Slash`),
  );

  expect(factors).toEqual(factors.toSorted((a, b) => a - b));
  expect(factorOf("trek-slash", "Trek Slash")).toBe(1);
});

test("a maker's own word for the build counts before the parts that it names", () => {
  const factor = (title: string) => factorOf("specialized-stumpjumper", title);

  expect(factor("Specialized Stumpjumper S-Works")).toBeGreaterThan(
    factor("Specialized Stumpjumper Expert"),
  );
  expect(factor("Specialized Stumpjumper Expert")).toBeGreaterThan(
    factor("Specialized Stumpjumper Comp"),
  );
  expect(factor("Specialized Stumpjumper Comp GX AXS")).toBe(
    factor("Specialized Stumpjumper Comp"),
  );
});

test("one maker's word for a build says nothing of another's bicycle", () => {
  expect(factorOf("trek-slash", "Trek Slash C1")).toBe(1);
});

test("a vintage bicycle does not lose value by its year", () => {
  expect(factorOf("schwinn-bike", "1968 Schwinn bike")).toBe(1);
});

test("of two makers in a title the longer name counts", () => {
  expect(factorOf("dress", "Marc by Marc Jacobs dress")).toBe(factorOf("dress", "Vince dress"));
});

test("a maker in the description compares, and so changes nothing", () => {
  expect(factorOf("sofa", "Sofa", "Better than West Elm")).toBe(1);
});

test("what a variant says already is not counted a second time", () => {
  expect(factorOf("fender-stratocaster", "Fender Stratocaster made in Japan")).toBe(1);
});

test("what the entry's own name says is not counted a second time", () => {
  expect(factorOf("wedding-dress", "Wedding dress ivory lace")).toBe(1);
});

test("a guitar of the sixties is dearer than its reissue", () => {
  const original = factorOf("fender-electric-guitar-any", "Fender 1965 electric guitar");
  const reissue = factorOf("fender-electric-guitar-any", "Fender 1965 reissue electric guitar");

  expect(original).toBeGreaterThan(2);
  expect(reissue).toBe(1);
});

test("of one maker's clothes the bigger garment is dearer", () => {
  const factor = (title: string) => factorOf("lucky-brand-jeans", title);

  expect(factor("Lucky Brand cardigan")).toBeGreaterThan(factor("Lucky Brand sleeveless blouse"));
  expect(factor("Lucky Brand sleeveless blouse")).toBeGreaterThan(factor("Lucky Brand tank"));
});

test("a maker's jeans are told to be jeans, and no dearer for it", () => {
  const told = findAdjustments(
    entryNamed("mavi-jeans"),
    readWords(factsOf({ title: "Mavi jeans 32x34", description: null })),
  );

  expect(told).toEqual([expect.objectContaining({ factor: 1, explains: 0, isNarrowing: true })]);
});

test.each([
  ["Sofa, West Elm style", "Sofa"],
  ["Desk similar to Pottery Barn", "Desk"],
  ["Dining table, oak effect", "Dining table"],
  ["Faux marble coffee table", "Coffee table"],
])("%s is not of the maker or the stuff that it looks like", (title, plain) => {
  expect(factorOf("sofa", title)).toBe(factorOf("sofa", plain));
});

test("imitation leather brings less than leather", () => {
  expect(factorOf("sofa", "Bonded leather sofa")).toBeLessThan(factorOf("sofa", "Leather sofa"));
});

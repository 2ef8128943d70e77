import { expect, test } from "vitest";
import { value } from "../valuation/value.ts";
import { factsOf, soldAt } from "../valuation/testing/items.ts";
import { identify } from "./identify.ts";
import { findGrading } from "./grading.ts";

function about(title: string, description: string | null = null) {
  const facts = factsOf({ title, description, condition: null });
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(`${title} is ${item.kind}`);
  return { item, facts };
}

test.each([
  ["1989 Upper Deck Ken Griffey Jr rookie PSA 10", null],
  ["Charizard Base Set holo PSA 9", null],
  ["2003 LeBron James Topps rookie card BGS 9.5", null],
  ["Pokemon Pikachu card CGC 8.5", null],
  ["Mickey Mantle baseball card SGC 4", null],
  ["Pokemon card graded", "graded by PSA, a mint 9"],
  ["Baseball card PSA GEM MT 10", null],
  ["Amazing Spider-Man 300 comic CGC 9.8", null],
  ["Football card", "BGS graded 9"],
  ["Magic the Gathering card PSA slab", null],
])("%j %j is graded, and without sales it gets no value", (title, description) => {
  const { item, facts } = about(title, description);
  const valuation = value({ item, facts, comparables: [], asOf: "2026-11-21" });
  expect(valuation.kind).toBe("not_enough_evidence");
  expect(valuation.sentence).toContain("Add three or more sold listings");
});

test.each([
  ["Pokemon card lot, ungraded", "could be graded"],
  ["Charizard card", "near mint, ready to grade"],
  ["Baseball cards lot of 100", null],
  ["iPhone 13", "PSA 10 minutes from downtown"],
  ["Pokemon booster box sealed", null],
  ["BGS 9 speed bike", null],
  ["Topps rookie card, raw", null],
  ["Comic book long box", null],
  ["Silver dollar 1921", null],
  ["Magic cards bulk", "PSA: pickup only"],
])("%j %j is not graded", (title, description) => {
  const { item, facts } = about(title, description);
  expect(findGrading(item, facts)).toBeNull();
});

test("three sales of the same graded card settle its value, two do not", () => {
  const title = "1989 Upper Deck Ken Griffey Jr rookie PSA 10";
  const { item, facts } = about(title);
  const sales = [1800, 1900, 2000].map((price) => soldAt(price, title));
  const valued = (comparables: typeof sales) =>
    value({ item, facts, comparables, asOf: "2026-11-21" }).kind;
  expect(valued(sales)).toBe("valued");
  expect(valued(sales.slice(1))).toBe("not_enough_evidence");
});

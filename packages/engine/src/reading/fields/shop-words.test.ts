import { expect, test } from "vitest";
import { findRisks } from "../../verdict/risks/risks.ts";
import { identify } from "../../identification/identify.ts";
import { factsOf } from "../../valuation/testing/items.ts";

const kindsIn = (title: string, description: string | null = null) =>
  findRisks({ title, description }).map(({ kind }) => kind);

test.each([
  ["Divan beds", "Visit our showroom. Open Mon to Sat."],
  ["Graded fridge freezer", "We deliver. 12 months warranty."],
  ["Sofas", "Financing available, delivery from our warehouse."],
])("%s: %s is a shop's advertisement", (title, description) => {
  expect(kindsIn(title, description)).toContain("shop");
});

test.each([
  ["Divan bed", "Bought in a showroom two years ago."],
  ["iPhone 13", "Still has 6 months warranty."],
  ["Sofa", "We are moving, collect Saturday or Sunday."],
])("%s: %s is a person's own thing", (title, description) => {
  expect(kindsIn(title, description)).not.toContain("shop");
});

test.each([
  ["Mattresses, prices starting from $99", null],
  ["Memory foam mattress", "All sizes available."],
  ["Beds single/double/king", null],
])("%s names many prices, so that one price is nobody's", (title, description) => {
  const item = identify(factsOf({ title, description }));

  expect(kindsIn(title, description)).toContain("many_prices");
  expect(item).toMatchObject({ kind: "item" });
  expect(item.kind === "item" && item.confidence).toBeLessThan(0.5);
});

test("one size told is one price", () => {
  expect(kindsIn("King size bed", "Other sizes did not fit my room.")).toEqual([]);
});

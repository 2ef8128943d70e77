import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const confidenceIn = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item.confidence;
};

test.each([
  "Ryobi chainsaw sprocket",
  "Shure SM58 grille",
  "Medela pump tubing",
  "iPhone 12 taptic engine",
  "Roland TD drums workbook",
])("%j may be no more than the piece behind the name", (title) => {
  expect(confidenceIn(title)).toBeLessThan(0.5);
});

test.each([
  "Ryobi chainsaw homeowner",
  "Husqvarna riding mower blown engine",
  "Weber Spirit gas grill 3 burner",
  "Samsung French door fridge, new compressor",
  "Makita drill batteries included",
])("%j tells of the thing", (title) => {
  expect(confidenceIn(title)).toBeGreaterThanOrEqual(0.5);
});

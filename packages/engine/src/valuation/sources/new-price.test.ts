import { expect, test } from "vitest";
import { combine } from "../combine.ts";
import { newPriceEvidence } from "./new-price.ts";
import { evidenceOf, factsOf, itemOf } from "../testing/items.ts";

type Item = ReturnType<typeof itemOf>;

const unknown = evidenceOf({ source: "category_prior", logMedian: Math.log(80) });
type Told = { known?: typeof unknown; grade?: "good" | "new" };

const about = (item: Item, description: string, { known = unknown, grade = "good" }: Told = {}) =>
  newPriceEvidence({
    item,
    facts: factsOf({ title: "Acme thing", description }),
    grade,
    known,
  });
const worth = (...question: Parameters<typeof about>) =>
  Math.exp(about(...question)?.logMedian ?? Number.NaN);
const dress = itemOf({ category: "clothing", entry: null });
const sofa = itemOf({ category: "furniture", entry: null });

test("a garment at twice the new price is worth more, and less than twice as much", () => {
  const ratio = worth(dress, "retail $200") / worth(dress, "retail $100");

  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(2);
});

test("a used sofa resells for a quarter to a half of its new price", () => {
  expect(worth(sofa, "paid $1000")).toBeGreaterThan(250);
  expect(worth(sofa, "paid $1000")).toBeLessThan(500);
});

test("an unused one keeps well over half, and never its whole new price", () => {
  expect(worth(sofa, "paid $1000", { grade: "new" })).toBeGreaterThan(500);
  expect(worth(sofa, "paid $1000", { grade: "new" })).toBeLessThan(1000);
});

test("four chairs at a new price for each are worth more than at one for all", () => {
  const chairs = { ...sofa, quantity: 4 };

  expect(worth(chairs, "retail $100 each")).toBeGreaterThan(2 * worth(chairs, "retail $100"));
});

test("what a phone cost new says less than what a sofa did", () => {
  const doubtOf = (item: Item) => about(item, "paid $800")?.medianUncertainty ?? Number.NaN;

  expect(doubtOf(itemOf({ entry: null }))).toBeGreaterThan(doubtOf(sofa));
});

test("an amount far below the thing's own value was paid for something else", () => {
  const bicycle = itemOf({ category: "sporting-goods" });
  const known = evidenceOf({ source: "price_guide", logMedian: Math.log(1500) });

  expect(about(bicycle, "the saddle alone cost $90", { known })).toBeNull();
  expect(about(bicycle, "it cost $3000 new", { known })).not.toBeNull();
});

test("what was paid for a picture, a lot, an accessory or several garments decides nothing", () => {
  expect(about(itemOf({ category: "art" }), "paid $500")).toBeNull();
  expect(about({ ...sofa, isMixedLot: true }, "paid $500")).toBeNull();
  expect(about({ ...sofa, isAccessory: true }, "paid $500")).toBeNull();
  expect(about({ ...dress, quantity: 3 }, "retail $200")).toBeNull();
});

test.each([
  "paid $3,800",
  "retails for $3,800",
  "cost me $3,800 new",
  "MSRP $3,800",
  "originally $3,800",
  "we bought it for $3,800",
  "Original price $3,800",
  "cost $3,800 at West Elm",
  "purchased new for $3,800",
  "list price $3,800",
])("beside the guide's own entry, %j weighs a quarter at most", (description) => {
  const known = evidenceOf({ source: "price_guide", medianUncertainty: 0.6 });
  const claim = about(sofa, description, { known });
  if (claim === null) throw new Error("no claim was read");
  const share = combine([known, claim]).evidence[1]?.weight ?? Number.NaN;
  expect(share).toBeLessThanOrEqual(0.25 + 1e-9);
  expect(share).toBeGreaterThan(0.1);
});

test("beside sales of the same thing a claim weighs less than a quarter", () => {
  const known = evidenceOf({ source: "category_prior", medianUncertainty: 1.2 });
  const sales = evidenceOf({ source: "sold_comparables", medianUncertainty: 0.1 });
  const facts = factsOf({ title: "Acme sofa", description: "paid $3,800" });
  const claim = newPriceEvidence({
    item: sofa,
    facts,
    grade: "good",
    known,
    fromComparables: [sales],
  });
  if (claim === null) throw new Error("no claim was read");
  expect(combine([known, sales, claim]).evidence[2]?.weight).toBeLessThan(0.25);
});

test("a marketplace's own field of the new price keeps its weight and wins over the words", () => {
  const known = evidenceOf({
    source: "price_guide",
    medianUncertainty: 0.6,
    logMedian: Math.log(20),
  });
  const facts = factsOf({ title: "Acme dress", description: "paid $900", newPriceDollars: 100 });
  const stated = newPriceEvidence({ item: dress, facts, grade: "good", known });
  if (stated === null) throw new Error("no field was read");
  expect(combine([known, stated]).evidence[1]?.weight).toBeGreaterThan(0.8);
  expect(stated.logMedian).toBeCloseTo(Math.log(worth(dress, "retail $100")));
});

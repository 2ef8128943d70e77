import { expect, test } from "vitest";
import { newPriceEvidence } from "./new-price.ts";
import { evidenceOf, factsOf, itemOf } from "./testing/items.ts";

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

import { expect, test } from "vitest";
import { combine } from "../combine.ts";
import { newPriceEvidence } from "./new-price.ts";
import { evidenceOf, factsOf, itemOf } from "../testing/items.ts";

type Item = ReturnType<typeof itemOf>;

const unknown = evidenceOf({ source: "category_prior", logMedian: Math.log(80) });
type Told = { known?: typeof unknown; grade?: "good" | "fair" | "new" | null };

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

test("a condition that is not told is taken for a good one", () => {
  for (const item of [sofa, dress]) {
    const [untold, good, fair] = ([null, "good", "fair"] as const).map((grade) =>
      worth(item, "paid $1000", { grade }),
    );
    expect(untold).toBe(good);
    expect(untold).toBeGreaterThan(fair ?? Number.NaN);
  }
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

test("a garment resells for a third of an ordinary new price, by its condition and its faults", () => {
  expect(worth(dress, "retail $75")).toBeCloseTo(24);
  expect(worth(dress, "retail $150")).toBeCloseTo(24 * 2 ** 0.62);
  expect(worth(dress, "retail $75", { grade: "new" })).toBeCloseTo(24 * 1.25);
  const fault = { kind: "stain", name: "stain", words: "stain", takes: 0.5, isInGrade: false };
  expect(worth({ ...dress, faults: [fault] }, "retail $75")).toBeCloseTo(12);
  expect(about(dress, "retail $75")).toMatchObject({
    medianUncertainty: 0.15,
    scatter: 0.3,
    sentence: "The listing says it cost $75 new, and similar clothes resell for about $24",
    basis: "the new price in the listing, and the share of it that similar clothes resell for",
  });
});

test("of a thing the share of its category counts, and of one of no known kind two fifths", () => {
  expect(worth(sofa, "paid $1000")).toBeCloseTo(380);
  expect(worth(sofa, "paid $1000", { grade: "new" })).toBeCloseTo(570);
  expect(worth({ ...sofa, category: null }, "paid $1000")).toBeCloseTo(400);
  const fault = { kind: "stain", name: "stain", words: "stain", takes: 0.5, isInGrade: false };
  expect(worth({ ...sofa, faults: [fault] }, "paid $1000")).toBeCloseTo(190);
  expect(about(sofa, "paid $1000")).toMatchObject({
    source: "new_price",
    medianUncertainty: 0.3,
    sentence: "The listing says it cost $1,000 new, and similar items resell for about $380",
  });
  expect(about(itemOf({ entry: null }), "paid $1000")?.medianUncertainty).toBe(0.5);
});

test("a price for each of several counts them as several are priced", () => {
  const chairs = { ...sofa, quantity: 4 };
  expect(worth(chairs, "retail $200 each")).toBeCloseTo(76 * 4 ** 0.8);
  expect(worth(chairs, "retail $200")).toBeCloseTo(76);
  expect(worth(dress, "retail $75 each")).toBeCloseTo(24);
});

test("an amount counts from seven tenths of the guide's own price on, beside a category always", () => {
  const known = evidenceOf({ source: "price_guide", logMedian: Math.log(100) });
  const byCategory = evidenceOf({ source: "category_prior", logMedian: Math.log(100) });
  expect(about(sofa, "paid $71", { known })).not.toBeNull();
  expect(about(sofa, "paid $69", { known })).toBeNull();
  expect(about(sofa, "paid $69", { known: byCategory })).not.toBeNull();
});

test("a claim is as unsure as three times the variance of the surest that is known", () => {
  const known = evidenceOf({ source: "price_guide", medianUncertainty: 0.4 });
  const sales = [{ medianUncertainty: 0.3 }, { medianUncertainty: 0.5 }];
  const facts = factsOf({ title: "Acme sofa", description: "paid $380" });
  const claim = newPriceEvidence({
    item: sofa,
    facts,
    grade: "good",
    known,
    fromComparables: sales,
  });
  expect(claim?.medianUncertainty).toBeCloseTo(Math.sqrt(3) * 0.3);
  expect(about(sofa, "paid $380", { known })?.medianUncertainty).toBeCloseTo(Math.sqrt(3) * 0.4);
});

test("a new price in the marketplace's own field is of all there is", () => {
  const facts = factsOf({ title: "Four chairs", description: "each", newPriceDollars: 200 });
  const chairs = { ...sofa, quantity: 4 };
  const stated = newPriceEvidence({ item: chairs, facts, grade: "good", known: unknown });
  expect(Math.exp(stated?.logMedian ?? 0)).toBeCloseTo(76);
});

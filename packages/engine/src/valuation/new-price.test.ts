import { expect, test } from "vitest";
import { newPriceEvidence, readNewPrice } from "./new-price.ts";
import { factsOf, itemOf } from "./testing/items.ts";

const described = (description: string) => factsOf({ title: "Acme dress", description });
const dress = itemOf({ category: "clothing", entry: null });

test.each([
  ["Retail $120, worn once", 120],
  ["MSRP: $1,250.00", 1250],
  ["Originally $80", 80],
  ["Estimated retail price $64", 64],
])("%s tells what it cost new", (words, dollars) => {
  expect(readNewPrice(described(words))).toBe(dollars);
});

test.each(["$40 obo", "asking $40", "Price: $40", "retail £60", "retails everywhere"])(
  "%s tells no new price",
  (words) => {
    expect(readNewPrice(described(words))).toBeNull();
  },
);

test("a garment at twice the new price is worth more, and less than twice as much", () => {
  const worth = (words: string) =>
    newPriceEvidence({ item: dress, facts: described(words), grade: "good" })?.logMedian ?? 0;

  const ratio = Math.exp(worth("retail $200") - worth("retail $100"));

  expect(ratio).toBeGreaterThan(1);
  expect(ratio).toBeLessThan(2);
});

test("only one piece of clothing resells by its new price", () => {
  const facts = described("retail $200");
  const evidenceFor = (item: ReturnType<typeof itemOf>) =>
    newPriceEvidence({ item, facts, grade: null });

  expect(evidenceFor(itemOf({ category: "electronics" }))).toBeNull();
  expect(evidenceFor({ ...dress, quantity: 3 })).toBeNull();
  expect(evidenceFor(dress)?.source).toBe("new_price");
});

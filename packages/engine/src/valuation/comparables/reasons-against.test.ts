import { describe, expect, test } from "vitest";
import { identify } from "../../identification/identify.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { ComparableSale } from "../evidence.ts";
import { entryWith } from "../../testing/entry-with.ts";
import { factsOf, itemOf, phone, soldAt } from "../testing/items.ts";
import { cleanComparables } from "./clean-comparables.ts";
import type { ComparablesQuestion } from "./comparables-question.ts";

const ours = "Apple iPhone 13 128GB";

function found(title: string): IdentifiedItem {
  const item = identify(factsOf({ title, condition: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
}
const reasonFor = (comparable: ComparableSale, changes: Partial<ComparablesQuestion> = {}) =>
  cleanComparables({
    item: found(ours),
    facts: factsOf({ title: ours }),
    grade: "good",
    comparables: [comparable],
    asOf: "2026-11-21",
    ...changes,
  }).struckOut[0]?.reason ?? null;

test("a price below a dollar is none", () => {
  expect(reasonFor(soldAt(0.99, ours))).toBe("no usable price");
  expect(reasonFor(soldAt(1, ours))).toBeNull();
});

test.each<[string | null, ComparableSale["kind"], string | null]>([
  ["2025-11-21", "sold", null], // a year ago to the day
  ["2025-11-20", "sold", "sold more than a year ago"],
  ["2020-01-01", "ask", null], // what is offered is offered today
  [null, "sold", null],
  ["some day", "sold", null],
])("dated %s, what is %s is struck out: %s", (date, kind, reason) => {
  expect(reasonFor({ ...soldAt(200, ours), soldAt: date, kind })).toBe(reason);
});

test("a wanted ad is no item for sale", () => {
  expect(reasonFor(soldAt(200, "Looking for iPhone 13 128GB"))).toBe("not an item for sale");
});

test("an accessory is held against accessories, and one for parts against those for parts", () => {
  const charger = soldAt(20, "Case for iPhone 13");
  const item = { ...found("Case for iPhone 13"), isAccessory: true };
  expect(reasonFor(charger)).toBe("an accessory, not the main item");
  expect(reasonFor(charger, { item, facts: factsOf({ title: "Case for iPhone 13" }) })).toBeNull();
  const broken = { ...soldAt(60, ours), condition: "For parts or not working" };
  expect(reasonFor(broken)).toBe("for parts or broken");
  expect(reasonFor(broken, { grade: "parts" })).toBeNull();
  expect(reasonFor(soldAt(200, ours), { grade: "parts" })).toBeNull();
});

test("a lot is held against a lot of as many, and one thing against any number", () => {
  const lotOf = (quantity: number) =>
    reasonFor(soldAt(500, "Lot of 3 iPhone 13 128GB"), {
      item: { ...found(ours), quantity, amount: quantity },
    });
  expect([lotOf(1), lotOf(2), lotOf(3)]).toEqual(["a lot of 3", "a lot of 3", null]);
  expect(reasonFor(soldAt(200, ours), { item: { ...found(ours), quantity: 3 } })).toBeNull();
});

test("several different things are no sale of one of them, nor is one of them a sale of all", () => {
  const several = soldAt(300, "iPhone 13, PlayStation 5 and a DeWalt drill");
  expect(reasonFor(several)).toBe("a lot of different items");
  expect(reasonFor(soldAt(200, ours), { item: { ...found(ours), isMixedLot: true } })).toBe(
    "only one of the items",
  );
});

describe("a title that leaves the model open", () => {
  const against = (changes: Partial<GuideEntry>) => {
    const { entry, ...named } = found(ours);
    const item = {
      ...named,
      variant: null,
      entry: entryWith(entry ?? phone, { id: "x", ...changes }),
    };
    return reasonFor(soldAt(200, ours), { item });
  };
  const line = { specificity: "line", model: "iPhone, model unknown" } as const;

  test("may be of the model where both are of one maker, one family and one kind", () => {
    expect(against(line)).toBeNull();
    expect(against({ ...line, model: "cheap iPhone (any)" })).toBeNull();
    expect(against({ ...line, brand: null })).toBeNull();
    expect(against({ ...line, brand: "Acme" })).toContain("a different model");
    expect(against({ ...line, family: "other" })).toContain("a different model");
    expect(against({ ...line, model: "tablet" })).toContain("a different model");
    expect(against({ ...line, model: "13" })).toContain("a different model");
    expect(against({ ...line, model: "tube" })).toContain("a different model");
  });

  test("may be of it whichever of the two leaves it open", () => {
    const sofa = found("Sofa");
    const named = (changes: Partial<GuideEntry>) => {
      const entry = entryWith(sofa.entry ?? phone, { id: "x", ...changes });
      return reasonFor(soldAt(200, "Sofa"), { item: { ...sofa, entry } });
    };
    expect(named({ specificity: "model" })).toBeNull();
    expect(named({ specificity: "model", brand: "Acme" })).toBeNull();
  });

  test("is held to half of the words of a name that is another's", () => {
    expect(against({ ...line, model: "Zorblatt big red iPhone" })).toBe(
      'does not say "zorblatt big red"',
    );
  });

  test("is another thing where it names a model of its own", () => {
    expect(against({ specificity: "model" })).toBe("a different model: Apple iPhone 13");
  });
});

test("a variant that one of the two does not tell is no other variant", () => {
  const big = found("Apple iPhone 13 256GB");
  expect(big.variant).not.toBeNull();
  expect(reasonFor(soldAt(200, "Apple iPhone 13"), { item: big })).toBeNull();
  expect(reasonFor(soldAt(200, "Apple iPhone 13 256GB"), { item: big })).toBeNull();
  expect(reasonFor(soldAt(200, "Apple iPhone 13 512GB"))).toBeNull();
});

test("of a thing that the guide does not know the words decide", () => {
  const item = itemOf({ entry: null, brand: null, model: null });
  const facts = factsOf({ title: "Zorblatt ZX500 amplifier" });
  const reason = (title: string) => reasonFor(soldAt(200, title), { item, facts });
  expect(reason("Zorblatt ZX500 amplifier, tested")).toBeNull();
  expect(reason("Zorblatt ZX300 amplifier")).toBe('does not say "zx500"');
});

test("a price too far from the others is struck out with its reason, after what is another thing", () => {
  const prices = [190, 195, 200, 205, 210, 2_000];
  const comparables = [...prices.map((price) => soldAt(price, ours)), soldAt(0, ours)];
  const { kept, struckOut } = cleanComparables({
    item: found(ours),
    facts: factsOf({ title: ours }),
    grade: "good",
    comparables,
    asOf: "2026-11-21",
  });
  expect(kept).toHaveLength(5);
  expect(struckOut.map(({ priceDollars, reason }) => [priceDollars, reason])).toEqual([
    [0, "no usable price"],
    [2_000, expect.stringContaining("far above the others")],
  ]);
});

test("what is struck out keeps its price, and where it was found", () => {
  const foundAt = { source: "eBay", url: "https://www.ebay.com/itm/123456" };
  const strike = (comparable: ComparableSale) =>
    cleanComparables({
      item: found(ours),
      facts: factsOf({ title: ours }),
      grade: "good",
      comparables: [comparable],
      asOf: "2026-11-21",
    }).struckOut[0];
  expect(strike({ ...soldAt(0, ours), foundAt })).toEqual({
    title: ours,
    priceDollars: 0,
    reason: "no usable price",
    foundAt,
  });
  expect(strike(soldAt(0, ours))).not.toHaveProperty("foundAt");
});

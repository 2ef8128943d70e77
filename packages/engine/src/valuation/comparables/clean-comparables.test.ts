import { expect, test } from "vitest";
import { identify } from "../../identification/identify.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import { cleanComparables } from "./clean-comparables.ts";
import type { ComparableSale } from "../evidence.ts";
import { factsOf, itemOf, soldAt } from "../testing/items.ts";

const facts = factsOf({ title: "Apple iPhone 13 128GB" });
const clean = (comparables: readonly ComparableSale[], item = found("Apple iPhone 13 128GB")) =>
  cleanComparables({ item, facts, grade: "good", comparables, asOf: "2026-11-21" });

function found(title: string): IdentifiedItem {
  const item = identify(factsOf({ title, condition: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
}

test.each([
  ["Apple iPhone 13 128GB unlocked", null],
  ["iphone 13 128 gb good battery", null],
  ["iPhone 13 Pro 128GB", /^a different model: Apple iPhone 13 Pro/],
  ["Case for iPhone 13", /^an accessory/],
  ["iPhone 13 128GB cracked screen for parts", /^for parts/],
  ["Lot of 3 iPhone 13 128GB", /^a lot of/],
  ["Samsung Galaxy S21 128GB", /a different model|does not say/],
])("beside an iPhone 13, %j is struck out: %s", (title, reason) => {
  const { kept, struckOut } = clean([soldAt(200, title)]);
  if (reason === null) expect([kept.length, struckOut]).toEqual([1, []]);
  else expect(struckOut[0]?.reason).toMatch(reason);
});

test("what a person vouches for is struck out no longer, except without a real price", () => {
  const sale = (price: number) => ({ ...soldAt(price, "Lot of 3 iPhone 13"), isVouchedFor: true });
  const others = [190, 200, 205, 210, 215].map((price) => soldAt(price, "iPhone 13 128GB"));

  const { kept, struckOut } = clean([...others, sale(900), sale(0)]);

  expect(kept).toHaveLength(6);
  expect(struckOut.map(({ reason }) => reason)).toEqual(["no usable price"]);
});

test("another storage size is another price", () => {
  const item = found("Apple iPhone 13 256GB");
  expect(item.variant?.name).toContain("256");
  const { struckOut } = clean([soldAt(280, "Apple iPhone 13 512GB")], item);
  expect(struckOut[0]?.reason).toMatch(/^a different variant/);
});

test("a price of nothing and a sale of two years ago are struck out", () => {
  const old = { ...soldAt(200), soldAt: "2024-11-01" };
  const { struckOut } = clean([soldAt(0), old]);
  expect(struckOut.map(({ reason }) => reason)).toEqual([
    "no usable price",
    "sold more than a year ago",
  ]);
});

test("a comparable is brought to the condition and the quantity of the item", () => {
  const item = itemOf({ entry: null, brand: null, model: null, quantity: 2 });
  const chairs = factsOf({ title: "Zorblatt ZX500 amplifiers" });
  const one = { ...soldAt(100, "Zorblatt ZX500 amplifier"), condition: "New" };
  const { kept } = cleanComparables({
    item,
    facts: chairs,
    grade: "good",
    comparables: [one],
    asOf: "2026-11-21",
  });
  // Two at 2^0.8 of the price of one, and good where that one was new (1.25).
  expect(Math.exp(kept[0]?.logPrice ?? 0)).toBeCloseTo((100 * 2 ** 0.8) / 1.25);
});

test("a sale of half a year ago counts at what the phone would bring today, a recent one as it is", () => {
  const title = "Apple iPhone 13 128GB";
  const sold = (date: string | null) => ({ ...soldAt(250, title), soldAt: date });
  const prices = ["2026-05-21", "2026-11-02", "2026-10-30", null]
    .flatMap((date) => clean([sold(date)]).kept)
    .map(({ logPrice }) => Math.round(Math.exp(logPrice)));

  expect(prices[0]).toBeGreaterThan(205);
  expect(prices[0]).toBeLessThan(230);
  expect(prices.slice(1)).toEqual([250, 250, 250]);
});

test("a person's own sale of years ago, vouched for, is brought to today too", () => {
  const own = { ...soldAt(500, "Apple iPhone 13 128GB"), soldAt: "2022-11-03", isVouchedFor: true };
  const [kept] = clean([own]).kept;

  expect(Math.exp(kept?.logPrice ?? 0)).toBeGreaterThan(150);
  expect(Math.exp(kept?.logPrice ?? 0)).toBeLessThan(260);
});

test("an old sale of what holds its price counts as it is, and so does one with a date nobody can read", () => {
  const sofa = { ...soldAt(300, "Sofa"), soldAt: "2026-01-05" };
  const unreadable = { ...soldAt(200, "Apple iPhone 13 128GB"), soldAt: "last year" };

  expect(clean([sofa], found("Sofa")).kept[0]?.logChange).toBe(0);
  expect(clean([unreadable]).kept[0]?.logChange).toBe(0);
});

test("of one line, what is older is brought to the year of the thing, and the same year stays as it is", () => {
  const bike = (year: number) => `${year} Trek Remedy mountain bike`;
  const { kept } = clean([soldAt(1_000, bike(2022)), soldAt(1_000, bike(2016))], found(bike(2022)));

  const [same = 0, older = 0] = kept.map(({ logPrice }) => Math.exp(logPrice));
  expect(same).toBeCloseTo(1_000);
  expect(older).toBeGreaterThan(1_200);
});

test("a result of fewer words is struck out, unless a person vouches for it", () => {
  const sale = soldAt(200, "iPhone 13 128GB");
  const { kept, struckOut } = clean([
    sale,
    { ...sale, isLessRelevant: true },
    { ...sale, isLessRelevant: true, isVouchedFor: true },
    { ...sale, isLessRelevant: false },
  ]);
  expect(kept).toHaveLength(3);
  expect(struckOut.map(({ reason }) => reason)).toEqual(["matches only some of the search words"]);
});

const paidFor = (changes: Partial<ComparableSale>, item?: IdentifiedItem) => {
  const { kept } = clean([{ ...soldAt(62, "iPhone 13 128GB"), ...changes }], item);
  return (
    Math.exp(kept[0]?.logPrice ?? Number.NaN) /
    Math.exp(clean([soldAt(62, "iPhone 13 128GB")], item).kept[0]?.logPrice ?? Number.NaN)
  );
};

test("postage that the buyer of a sold one paid is part of what it brought", () => {
  expect(paidFor({ shippingDollars: 8.99 })).toBeCloseTo(70.99 / 62);
});

test.each([[null], [undefined], [0]])("postage of %s adds nothing", (shippingDollars) => {
  expect(paidFor(shippingDollars === undefined ? {} : { shippingDollars })).toBe(1);
});

test("postage that somebody asks adds nothing, and neither does that of what nobody ships", () => {
  const asks = (shippingDollars: number) =>
    clean([{ ...soldAt(62, "iPhone 13 128GB"), kind: "ask", shippingDollars }]).kept[0]?.logPrice;
  expect(asks(8.99)).toBe(asks(0));
  const sofa = itemOf({ entry: null, category: "furniture", model: null, brand: null });
  expect(paidFor({ shippingDollars: 90 }, sofa)).toBeCloseTo(1);
});

test("a sale of one with the same fault tells as much of ours as of its own", () => {
  const faulty = found("Apple iPhone 13 128GB back glass cracked");
  const kept = (title: string, item: IdentifiedItem) =>
    Math.exp(clean([soldAt(200, title)], item).kept[0]?.logPrice ?? Number.NaN);
  expect(kept("iPhone 13 128GB", faulty)).toBeLessThan(200);
  expect(kept("iPhone 13 128GB", faulty)).toBeGreaterThan(100);
});

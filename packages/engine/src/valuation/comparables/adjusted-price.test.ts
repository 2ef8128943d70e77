import { expect, test } from "vitest";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import type { ComparableSale } from "../evidence.ts";
import { factsOf, fallingPhone, itemOf, phone, soldAt } from "../testing/items.ts";
import { keptComparable } from "./adjusted-price.ts";
import type { ReadComparable } from "./read-comparable.ts";

type Read = Partial<ReadComparable> & { sale?: Partial<ComparableSale> };
type Asked = { item?: IdentifiedItem; grade?: ConditionGrade | null; asOf?: string };

const keptOf = ({ sale = {}, ...read }: Read = {}, asked: Asked = {}) =>
  keptComparable(
    { comparable: { ...soldAt(100), ...sale }, found: itemOf(), grade: "good", ...read },
    {
      item: itemOf(),
      facts: factsOf(),
      grade: "good",
      comparables: [],
      asOf: "2026-11-21",
      ...asked,
    },
  );
const dollarsOf = (...question: Parameters<typeof keptOf>) =>
  Math.exp(keptOf(...question).logPrice);

const fault = { kind: "cracked", name: "cracked", words: "cracked", takes: 0.4, isInGrade: false };

test("a price is brought to our condition, one that names none being taken as good", () => {
  expect(dollarsOf({}, { grade: "fair" })).toBeCloseTo(80);
  expect(dollarsOf({ grade: "fair" })).toBeCloseTo(125);
  expect(dollarsOf({ grade: null }, { grade: null })).toBeCloseTo(100);
  expect(dollarsOf({ grade: "new" }, { grade: null })).toBeCloseTo(80);
});

test("a lot of as many as ours is not counted up, one thing is", () => {
  const two = itemOf({ quantity: 2 });
  expect(dollarsOf({ found: two }, { item: two })).toBeCloseTo(100);
  expect(dollarsOf({}, { item: two })).toBeCloseTo(100 * 2 ** 0.8);
  expect(dollarsOf({ found: null }, { item: two })).toBeCloseTo(100 * 2 ** 0.8);
  expect(dollarsOf({ found: null })).toBeCloseTo(100);
});

test("what is wrong with ours lowers it, what is wrong with theirs raises it", () => {
  const faulty = itemOf({ faults: [fault] });
  expect(dollarsOf({}, { item: faulty })).toBeCloseTo(60);
  expect(dollarsOf({ found: faulty })).toBeCloseTo(100 / 0.6);
  expect(dollarsOf({ found: faulty }, { item: faulty })).toBeCloseTo(100);
  expect(dollarsOf({ found: null }, { item: faulty })).toBeCloseTo(60);
});

test("what the words tell of two of one line is told apart, of two lines it is not", () => {
  const told = { name: "carbon", factor: 1.5, explains: 0, isNarrowing: true };
  const carbon = itemOf({ adjustments: [told] });
  const other = itemOf({ entry: { ...phone, id: "acme-phone-8" } });
  expect(dollarsOf({}, { item: carbon })).toBeCloseTo(150);
  expect(dollarsOf({ found: carbon })).toBeCloseTo(100 / 1.5);
  expect(dollarsOf({ found: other }, { item: carbon })).toBeCloseTo(100);
  expect(dollarsOf({ found: null }, { item: carbon })).toBeCloseTo(100);
  expect(dollarsOf({ found: itemOf({ entry: null }) }, { item: carbon })).toBeCloseTo(100);
  expect(dollarsOf({ found: carbon }, { item: itemOf({ entry: null }) })).toBeCloseTo(100);
});

test("a model year of ours ages by as long as the guide is old", () => {
  const ageing = { lossPerYear: 0.1, ageYears: 5, lastsYears: 14 };
  const told = { name: "2021 model", factor: 0.9 ** 5, explains: 0, isNarrowing: true, ageing };
  const item = itemOf({ adjustments: [told] });
  expect(dollarsOf({}, { item, asOf: "2027-11-21" })).toBeCloseTo(100 * 0.9 ** 6);
});

test("postage that the buyer paid is income of a parcel's sale alone", () => {
  const shippingDollars = 9;
  const sofa = itemOf({ entry: { ...phone, shipPounds: null } });
  const unknown = (category: "electronics" | "furniture") => itemOf({ entry: null, category });
  expect(dollarsOf({ sale: { shippingDollars } })).toBeCloseTo(109);
  expect(dollarsOf({ sale: { shippingDollars, kind: "ask" } })).toBeCloseTo(100);
  expect(dollarsOf({ sale: { shippingDollars } }, { item: sofa })).toBeCloseTo(100);
  expect(dollarsOf({ sale: { shippingDollars } }, { item: unknown("electronics") })).toBeCloseTo(
    109,
  );
  expect(dollarsOf({ sale: { shippingDollars } }, { item: unknown("furniture") })).toBeCloseTo(100);
});

test("what has fallen since the sale is taken off, of sales whose month is known", () => {
  const item = itemOf({ entry: fallingPhone });
  const changeOf = (sale: Partial<ComparableSale>, asked: Asked = { item }) =>
    keptOf({ sale, found: item }, asked).logChange;
  const half = { soldAt: "2026-05-21" };
  expect(changeOf(half)).toBeLessThan(-0.08);
  expect(keptOf({ sale: half, found: item }, { item }).logPrice).toBeCloseTo(
    Math.log(100) + changeOf(half),
  );
  expect(changeOf({ soldAt: "2026-05" })).toBe(changeOf(half));
  expect(changeOf({ ...half, kind: "ask" })).toBe(0);
  expect(changeOf({ soldAt: null })).toBe(0);
  expect(changeOf({ soldAt: "in 2026-05" })).toBe(0);
  expect(changeOf({ soldAt: "2026-11-01" })).toBe(0);
  expect(changeOf(half, { item: itemOf({ entry: null }) })).toBe(0);
});

import { expect, test } from "vitest";
import { soldAt } from "../testing/items.ts";
import { comparablesOfRequest } from "./comparables-of-request.ts";
import { comparablesFromFound, type FoundComparables } from "./found-comparables.ts";
import { readComparable } from "./read-comparable.ts";

const title = "Apple iPhone 13 128GB";

test("a comparable is named by the reader of listings, its fields included", () => {
  const sale = soldAt(200, "Apple iPhone 128GB");
  const attributes = { Model: "iPhone 13 Pro" };
  expect(readComparable(sale).found?.model).not.toContain("13 Pro");
  expect(readComparable({ ...sale, attributes }).found?.model).toContain("13 Pro");
  expect(readComparable(soldAt(200, "Looking for iPhone 13")).found).toBeNull();
});

test("its condition is that of its label, else of its words, and for parts where it is broken", () => {
  const gradeOf = (condition: string | null, words = title) =>
    readComparable({ ...soldAt(200, words), condition }).grade;
  expect(gradeOf("Brand New")).toBe("new");
  expect(gradeOf(null, `${title} fair condition`)).toBe("fair");
  expect(gradeOf(null)).toBeNull();
  expect(gradeOf("Used", `${title} broken, for parts`)).toBe("parts");
});

test("what a request leaves out is unknown or false", () => {
  const given = { title, price: 200, kind: "sold" as const };
  expect(comparablesOfRequest([given])).toEqual([
    {
      title,
      priceDollars: 200,
      kind: "sold",
      shippingDollars: null,
      soldAt: null,
      condition: null,
      attributes: {},
      isVouchedFor: false,
      isLessRelevant: false,
    },
  ]);
  const full = {
    ...given,
    shippingDollars: 5,
    soldAt: "2026-11-01",
    condition: "Used",
    attributes: { Model: "13" },
    isVouchedFor: true,
    isLessRelevant: true,
  };
  const { price, ...same } = full;
  expect(comparablesOfRequest([full])).toEqual([{ ...same, priceDollars: price }]);
});

test("what was found says where, and the listing itself is not among it", () => {
  const listing = (url: string) => ({ ...soldAt(200, title), kind: "ask" as const, url });
  const own = "https://www.ebay.com/itm/123456789012";
  const other = "https://www.ebay.com/itm/210987654321";
  const found: FoundComparables = {
    kind: "found",
    source: "eBay",
    words: "iPhone 13",
    searchUrl: "",
    askedAt: "",
    listings: [listing(own), listing(other)],
  };
  const urlsBeside = (url: string | null) =>
    comparablesFromFound(found, url).map(({ foundAt }) => foundAt.url);
  expect(urlsBeside(own)).toEqual([other]);
  expect(urlsBeside(null)).toEqual([own, other]);
  expect(comparablesFromFound(found, null)[0]).toMatchObject({ foundAt: { source: "eBay" } });
  expect(comparablesFromFound(undefined, own)).toEqual([]);
  expect(comparablesFromFound({ kind: "unfound", sentence: "" }, own)).toEqual([]);
  const unnumbered = { ...found, listings: [listing("https://example.com/a")] };
  expect(comparablesFromFound(unnumbered, "https://example.com/b")).toHaveLength(1);
});

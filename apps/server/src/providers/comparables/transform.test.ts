import { expect, test } from "vitest";
import { anItem } from "../../testing/stand-ins/ebay-stand-in.ts";
import { listingsFromAnswer } from "./transform.ts";

const listingsOf = (...itemSummaries: unknown[]) =>
  listingsFromAnswer({ total: itemSummaries.length, itemSummaries }) ?? [];
const sound = anItem(1);

test("an item becomes what is asked for it, without a word of who sells it", () => {
  expect(listingsOf(sound)).toEqual([
    {
      title: "Apple iPad 9th Gen 64GB Wi-Fi 10.2in Space Gray",
      priceDollars: 151,
      kind: "ask",
      soldAt: null,
      condition: "Used",
      url: "https://www.ebay.com/itm/110000000001",
    },
  ]);
});

test.each<[string, Record<string, unknown>]>([
  ["in another currency", { price: { value: "150.00", currency: "EUR" } }],
  ["for nothing", { price: { value: "0.00", currency: "USD" } }],
  ["for less than nothing", { price: { value: "-20", currency: "USD" } }],
  ["for a price beyond all bounds", { price: { value: "99999999", currency: "USD" } }],
  ["for a price in words", { price: { value: "1e9", currency: "USD" } }],
  ["for no price", { price: undefined }],
  ["in an auction", { buyingOptions: ["AUCTION"], currentBidPrice: sound.price }],
  ["with sizes to choose from", { itemGroupType: "SELLER_DEFINED_VARIATIONS" }],
  ["without a title", { title: " \u200b " }],
  ["without an address", { itemWebUrl: "" }],
  ["on another host", { itemWebUrl: "https://evil.test/itm/110000000002" }],
  ["on a host that only looks like it", { itemWebUrl: "https://notebay.com/itm/1100000002" }],
  ["at an address that runs", { itemWebUrl: "javascript:alert(1)//www.ebay.com/itm/1" }],
  ["over plain http", { itemWebUrl: "http://www.ebay.com/itm/110000000002" }],
])("an item %s is left out, and the others stay", (_, changes) => {
  expect(listingsOf(sound, anItem(2, changes)).map(({ priceDollars }) => priceDollars)).toEqual([
    151,
  ]);
});

test("a title is one short line of signs that can be seen; its markup is text like any other", () => {
  const title = `<img src=x onerror=alert(1)>\u202e iPad\n\u0007 9 ${"very ".repeat(200)}`;
  const [listing] = listingsOf(anItem(1, { title, condition: "Used\n".repeat(100) }));
  expect(listing?.title).toMatch(/^<img src=x onerror=alert\(1\)> iPad 9 very/);
  expect(listing?.title.length).toBeLessThanOrEqual(200);
  expect(listing?.condition?.length).toBeLessThanOrEqual(60);
});

test("an address is told without the search that led to it", () => {
  const [listing] = listingsOf(
    anItem(1, { itemWebUrl: "https://www.ebay.com/itm/110000000001?_skw=ipad&hash=x#frag" }),
  );
  expect(listing?.url).toBe("https://www.ebay.com/itm/110000000001");
});

test("no more than fifty are taken, and a listing that comes twice counts once", () => {
  const many = Array.from({ length: 90 }, (_, number) => anItem(number));
  expect(listingsOf(...many)).toHaveLength(50);
  expect(listingsOf(sound, sound)).toHaveLength(1);
});

test("nothing found is an answer", () => {
  expect(listingsFromAnswer({ href: "…", total: 0, limit: 50, offset: 0 })).toEqual([]);
});

test.each([null, "x", {}, { total: "many" }, { total: 3, itemSummaries: {} }, { errors: [] }])(
  "%j is no answer",
  (answer) => {
    expect(listingsFromAnswer(answer)).toBeUndefined();
  },
);

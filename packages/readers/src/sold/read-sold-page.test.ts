import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { isSoldAddress, readSoldPage } from "./read-sold-page.ts";

const page = (name: string) =>
  parseHTML(readFileSync(`${import.meta.dirname}/../pages/${name}`, "utf8")).document;

/** The results of a page that has some; a failed expectation otherwise. */
function resultsOf(name: string, url = "") {
  const reading = readSoldPage(page(name), url);
  if (reading.kind !== "sold_results") throw new Error(`Read as ${reading.kind}`);
  return reading;
}

describe("eBay, the older list", () => {
  test("a sold card gives title, price, day, condition, link and what sending cost", () => {
    expect(resultsOf("ebay-sold-list.html").comparables[0]).toEqual({
      title: "50mm f/1.8 lens with caps",
      price: 64.5,
      soldAt: "2026-11-12",
      kind: "sold",
      condition: "Pre-Owned",
      url: "https://www.ebay.com/itm/100000000001",
      shippingDollars: 5.99,
      currency: "USD",
      isBestOffer: false,
      isLessRelevant: false,
    });
  });

  test("a card that invited offers keeps its price, and the free delivery", () => {
    expect(resultsOf("ebay-sold-list.html").comparables[1]).toMatchObject({
      price: 1080,
      isBestOffer: true,
      shippingDollars: 0,
      condition: "Open Box",
    });
  });

  test("what cannot count is named with its reason, and the placeholder and hidden cards not at all", () => {
    const { comparables, struckOut } = resultsOf("ebay-sold-list.html");

    expect(struckOut).toEqual([
      { title: "50mm f/1.8 lens, scratched", reason: "price hidden by best offer" },
      {
        title: "50mm lens, choose your mount",
        reason: "a range of prices for several variations",
      },
      {
        title: "Lot of 5 50mm lenses",
        reason: "a lot of 5",
        card: expect.objectContaining({ title: "Lot of 5 50mm lenses", price: 150, kind: "sold" }),
      },
    ]);
    expect(comparables).toHaveLength(3);
  });

  test("cards below the notice about fewer words are less relevant", () => {
    const relevance = resultsOf("ebay-sold-list.html").comparables.map((card) => [
      card.title,
      card.isLessRelevant,
      card.shippingDollars,
    ]);

    expect(relevance.at(-2)).toEqual(["50mm f/1.8 lens, boxed", false, 0]);
    expect(relevance.at(-1)).toEqual(["35mm lens", true, undefined]);
  });
});

describe("eBay, the newer cards", () => {
  test("one listing that sold twice is two sales, each with its day and price", () => {
    const sales = resultsOf("ebay-sold-cards.html").comparables.slice(0, 2);

    expect(sales).toMatchObject([
      {
        title: "Cordless drill with two batteries",
        price: 45,
        soldAt: "2026-11-14",
        shippingDollars: 12.4,
      },
      {
        title: "Cordless drill with two batteries",
        price: 52,
        soldAt: "2026-11-02",
        shippingDollars: 0,
      },
    ]);
  });

  test("a card without a sale's day is an ask, and an impossible day is no day", () => {
    const rest = resultsOf("ebay-sold-cards.html").comparables.slice(2);

    expect(rest.map(({ title, kind, soldAt }) => [title, kind, soldAt])).toEqual([
      ["Drill still for sale", "ask", undefined],
      ["Drill with an impossible date", "sold", undefined],
    ]);
  });

  test("a crossed-out price, another currency, an advertisement and a missing price are struck out", () => {
    expect(resultsOf("ebay-sold-cards.html").struckOut).toEqual([
      { title: "Drill, price agreed by mail", reason: "price hidden by best offer" },
      { title: "Drill from London", reason: "other currency (GBP)" },
      { title: "New drill, while stocks last", reason: "an ad" },
      { title: "Drill without any sum", reason: "no price" },
    ]);
  });
});

const soldSearch =
  "https://www.facebook.com/marketplace/search?availability=out%20of%20stock&query=dresser";

test("Facebook's sold cards give title and last price, the crossed-out one left aside", () => {
  const { comparables, struckOut } = resultsOf("facebook-sold-search.html", soldSearch);

  expect(comparables).toMatchObject([
    {
      title: "Pine dresser",
      price: 60,
      kind: "sold",
      url: "https://www.facebook.com/marketplace/item/11/",
    },
    { title: "Oak dresser, tall", price: 90, kind: "sold" },
  ]);
  expect(struckOut).toEqual([
    { title: "Dresser without drawers", reason: "no price" },
    { title: "Dresser from Windsor", reason: "other currency (CAD)" },
  ]);
});

test("Mercari's and Poshmark's cards are sold by their badge or by the search they are in", () => {
  const withoutAddress = resultsOf("poshmark-sold.html").comparables;
  const searched = resultsOf(
    "poshmark-sold.html",
    "https://poshmark.com/search?availability=sold_out",
  );
  const mercari = resultsOf("mercari-sold.html", "https://www.mercari.com/search/?keyword=denim");

  expect(withoutAddress).toMatchObject([
    { title: "Denim skirt, midi", price: 28, kind: "sold", condition: "NWT" },
    { title: "Denim skirt, short", price: 15, kind: "ask" },
  ]);
  expect(searched.comparables.map(({ kind }) => kind)).toEqual(["sold", "sold"]);
  expect(mercari.comparables).toMatchObject([
    { title: "Denim jacket size M", price: 38, kind: "sold" },
    { title: "Denim jacket, washed", price: 25, kind: "sold" },
  ]);
  expect(mercari.struckOut).toMatchObject([{ title: "Bundle of 3 jackets", reason: "a lot of 3" }]);
});

test("a page without cards says so, and another site's page is left alone", () => {
  const empty = parseHTML("<html><body><main></main></body></html>").document;

  expect(readSoldPage(empty, "https://www.ebay.com/sch/i.html?LH_Sold=1")).toMatchObject({
    kind: "no_sold_results",
    site: "ebay",
  });
  expect(readSoldPage(empty, "https://example.com/").kind).toBe("unknown_site");
});

test("a price that sending cost as well stays the price", () => {
  const card = resultsOf("ebay-sold-cards.html").comparables[2];

  expect(card).toMatchObject({ title: "Drill still for sale", price: 70, shippingDollars: 70 });
});

test("on a Canadian site a bare dollar sign is another currency", () => {
  const reading = resultsOf("ebay-sold-cards.html", "https://www.ebay.ca/sch/i.html?LH_Sold=1");

  expect(reading.comparables).toEqual([]);
});

test.each([
  ["https://www.ebay.com/sch/i.html?_nkw=drill&LH_Sold=1", true],
  ["https://www.ebay.com/sch/i.html?_nkw=drill", false],
  [soldSearch, true],
  ["https://www.facebook.com/marketplace/search?query=dresser", false],
  ["https://poshmark.com/search?availability=sold_out", true],
  ["https://www.mercari.com/search/?itemStatuses=2", true],
  ["nonsense", false],
])("%s is a search for sold things: %s", (url, expected) => {
  expect(isSoldAddress(url)).toBe(expected);
});

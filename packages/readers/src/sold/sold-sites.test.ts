import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { isSoldAddress, readSoldPage } from "./read-sold-page.ts";

const html = (name: string) => readFileSync(`${import.meta.dirname}/../pages/${name}.html`, "utf8");
const parse = (text: string) => parseHTML(text).document;

function resultsOf(document: Document) {
  const reading = readSoldPage(document, "");
  if (reading.kind !== "sold_results") throw new Error(`Read as ${reading.kind}`);
  return reading;
}

const read = (name: string) => resultsOf(parse(html(name)));

test("Depop's cards are sold by their badge, with size and with the maker that the title names", () => {
  const { comparables, struckOut } = read("sales/depop-search");

  expect(comparables).toMatchObject([
    { title: "Chore jacket, brown canvas", price: 48, kind: "sold", attributes: { Size: "L" } },
    {
      title: "Carhartt Detroit jacket, faded",
      price: 75,
      kind: "sold",
      attributes: { Size: "M", Brand: "Carhartt" },
    },
    { title: "Active jacket, black", price: 60, kind: "ask" },
  ]);
  expect(struckOut).toEqual([{ title: "Santa Fe jacket", reason: "other currency (GBP)" }]);
});

test("Grailed's page of sold listings gives maker, size and the price that is not crossed out", () => {
  const { comparables, struckOut } = read("sales/grailed-sold");

  expect(comparables).toMatchObject([
    {
      title: "Side-zip leather boots",
      price: 245,
      kind: "sold",
      attributes: { Size: "US 10", Brand: "Northmark" },
      url: "https://www.grailed.com/listings/51000001-side-zip-boots",
    },
    { title: "Oil-tanned work boots", price: 120, attributes: { Brand: "Hale & Sons" } },
  ]);
  expect(struckOut).toMatchObject([{ title: "Bundle of 3 boots", reason: "a lot of 3" }]);
});

test("Vinted's price is the seller's and not the one with the buyer's fee", () => {
  const { comparables, struckOut } = read("sales/vinted-closet");

  expect(comparables).toMatchObject([
    {
      title: "Long wool coat",
      price: 32,
      kind: "sold",
      condition: "Very good",
      attributes: { Size: "M", Brand: "Ostrand" },
    },
    {
      title: "Duffle coat, navy",
      price: 25,
      kind: "sold",
      condition: "Good",
      attributes: { Size: "S" },
    },
  ]);
  expect(struckOut).toEqual([{ title: "Short wool coat", reason: "other currency (EUR)" }]);
});

test("Reverb's search for sold gear gives condition and shipping", () => {
  const { comparables, struckOut } = read("sales/reverb-sold");

  expect(comparables).toMatchObject([
    {
      title: "Halden TR-2 tremolo pedal",
      price: 89,
      kind: "sold",
      condition: "Excellent",
      shippingDollars: 8,
    },
    {
      title: "Halden TR-2, boxed",
      price: 75.5,
      kind: "sold",
      condition: "Very Good",
      shippingDollars: 0,
    },
  ]);
  expect(struckOut).toEqual([{ title: "Tremolo from Toronto", reason: "other currency (CAD)" }]);
});

test("a table of one product's sales is read row by row, whatever stands below it", () => {
  expect(read("sales/reverb-price-guide").comparables).toMatchObject([
    { title: "Halden TR-2 tremolo pedal", price: 92, soldAt: "2026-11-12", condition: "Excellent" },
    { title: "Halden TR-2 tremolo pedal", price: 71, soldAt: "2026-11-03", condition: "Good" },
  ]);
  expect(read("sales/reverb-price-guide").struckOut).toHaveLength(1);
  expect(read("sales/stockx-sales").comparables).toMatchObject([
    {
      title: "Aerial Runner 2 Slate",
      price: 182,
      soldAt: "2026-11-14",
      kind: "sold",
      attributes: { Size: "US M 10" },
    },
    { price: 175, soldAt: "2026-11-13", attributes: { Size: "US M 9.5" } },
    { price: 190, soldAt: "2026-11-11", attributes: { Size: "US M 11" } },
  ]);
});

test("StockX's last sale is a sale, and what others ask is an ask", () => {
  expect(read("sales/stockx-search").comparables).toMatchObject([
    { title: "Aerial Runner 2 Slate", price: 182, kind: "sold" },
    { title: "Aerial Runner 2 White", price: 160, kind: "ask" },
    { title: "Aerial Runner 2 Olive", price: 151, kind: "sold" },
  ]);
});

test.each([
  ["https://reverb.com/marketplace?query=pedal&show_only_sold=true", true],
  ["https://reverb.com/marketplace?query=pedal", false],
  ["https://www.grailed.com/sold?query=boots", true],
  ["https://www.grailed.com/shop?query=boots", false],
  ["https://www.depop.com/search/?q=jacket", false],
])("%s is a search for sold things: %s", (url, expected) => {
  expect(isSoldAddress(url)).toBe(expected);
});

const names = [
  "sales/depop-search",
  "sales/grailed-sold",
  "sales/vinted-closet",
  "sales/reverb-sold",
  "sales/reverb-price-guide",
  "sales/stockx-sales",
  "sales/stockx-search",
  "mercari-sold",
  "poshmark-sold",
];

describe.each(names)("%s reads alike", (name) => {
  const whole = read(name);
  const changed = (change: (document: Document) => void) => {
    const document = parse(html(name));
    change(document);
    return resultsOf(document);
  };

  test("with every class, id and test name changed", () => {
    const renamed = changed((document) => {
      for (const element of document.querySelectorAll("body *")) {
        element.setAttribute("class", `x${element.tagName.length}y`);
        element.removeAttribute("id");
        element.removeAttribute("data-testid");
      }
    });

    expect(renamed).toEqual(whole);
  });

  test("with its words wrapped in elements of their own", () => {
    const wrapped = changed((document) => {
      const leaves = [
        ...document.querySelectorAll("main p, main span, main td, main li > div, main h4 a"),
      ];
      for (const leaf of leaves.filter((one) => one.childElementCount === 0)) {
        const inner = document.createElement("span");
        inner.textContent = leaf.textContent;
        leaf.replaceChildren(inner);
      }
    });

    expect(wrapped).toEqual(whole);
  });

  test("with its cards or rows in another order, as a set", () => {
    const turned = changed((document) => {
      const isPlain = name === "poshmark-sold";
      const rows = isPlain ? "main > div" : "main li, main tbody > tr, main > div > div";
      const list = document.querySelector(rows)?.parentElement;
      for (const child of [...(list?.children ?? [])].toReversed()) list?.append(child);
    });

    expect([...turned.comparables].toReversed()).toEqual(whole.comparables);
  });
});

test.each([
  ["Vendido", "Talla"],
  ["Verkauft", "Größe"],
  ["Vendu", "Taille"],
  ["Venduto", "Taglia"],
  ["Verkocht", "Maat"],
  ["Sprzedane", "Rozmiar"],
  ["Såld", "Storlek"],
  ["Продано", "Size"],
])("a badge that says %s marks a sale, and %s a size", (sold, size) => {
  const page = html("sales/depop-search")
    .replaceAll(">Sold<", `>${sold}<`)
    .replaceAll("Size:", `${size}:`);
  const { comparables } = resultsOf(parse(page));

  expect(comparables.map(({ kind }) => kind)).toEqual(["sold", "sold", "ask"]);
  expect(comparables[0]?.attributes).toEqual({ Size: "L" });
});

test("a condition that the title names too is no maker", () => {
  const page = html("sales/depop-search")
    .replaceAll("Carhartt Detroit jacket, faded", "Brand New Detroit jacket")
    .replaceAll(">Carhartt<", ">Brand New<");

  expect(resultsOf(parse(page)).comparables[1]?.attributes).toEqual({ Size: "M" });
});

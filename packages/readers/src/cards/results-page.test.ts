import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { readListingPage } from "../read-listing-page.ts";

const folder = `${import.meta.dirname}/../pages/`;
const active = readFileSync(`${folder}ebay-active-hidden-labels.html`, "utf8");
const withoutAddress = active.replace(/<link[^>]*canonical[^>]*>/, "");
const read = (html: string, url = "") => readListingPage(parseHTML(html).document, url);

const refused = {
  kind: "not_a_listing",
  sentence: "This page shows search results. Open one listing and try again.",
};

describe("a page of search results is no listing", () => {
  test.each([
    ["150,000+ results for lamp", "Lamp for sale | eBay"],
    ["150.000+ Ergebnisse für lamp", "Lamp online kaufen | eBay"],
    ["Más de 150.000 resultados para lamp", "Lamp en venta | eBay"],
    ["150 000+ résultats pour lamp", "Lamp à vendre | eBay"],
    ["lampの検索結果: 150,000件以上", "lamp | eBay"],
    ["lamp", "lamp | eBay"],
  ])("with the heading %j", (heading, tab) => {
    const page = withoutAddress
      .replace("150,000+ results for lamp", heading)
      .replace("Lamp for sale | eBay", tab);

    expect(read(page)).toMatchObject(refused);
  });

  test("with its own address", () => {
    expect(read(active)).toMatchObject(refused);
    expect(read(withoutAddress, "https://www.ebay.de/sch/i.html?_nkw=lamp")).toMatchObject(refused);
  });

  test("with a single result", () => {
    const cards = [
      ...parseHTML(withoutAddress).document.querySelectorAll("#srp-river-results ul > li"),
    ];
    const [, ...others] = cards.map((card) => card.outerHTML);
    const { document } = parseHTML(withoutAddress.replace("150,000+ results", "1 result"));
    for (const card of document.querySelectorAll("#srp-river-results > ul > li:not(:first-child)"))
      card.remove();

    expect(others.length).toBeGreaterThan(0);
    expect(readListingPage(document, "")).toMatchObject(refused);
  });

  test.each([
    "facebook-sold-search.html",
    "mercari-sold.html",
    "ebay-sold-list.html",
    "ebay-sold-cards.html",
  ])("%s", (name) => {
    expect(read(readFileSync(folder + name, "utf8")).kind).not.toBe("listing");
  });
});

test("a listing whose title begins with a number stays one, with others below it", () => {
  const page = `<html><head><title>12 brass lamps | eBay</title></head><body><h1>12 brass lamps</h1>
    <div data-testid="x-price-primary">US $40.00</div>
    <ul>${[1, 2, 3, 4].map((at) => `<li><a href="https://www.ebay.com/itm/40000000000${at}">Lamp ${at}</a><p>$${at}</p></li>`).join("")}</ul></body></html>`;

  expect(read(page)).toMatchObject({
    kind: "listing",
    listing: { title: "12 brass lamps", price: "$40.00" },
  });
});

import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readOfferCards } from "./offer-cards.ts";
import { offersSiteOf } from "./offers-pages.ts";

const htmlOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/../pages-of-offers/${name}.html`, "utf8");
const read = (html: string, url: string) =>
  readOfferCards(parseHTML(html).document, url).map(({ id, title, priceDollars }) => [
    id,
    title,
    priceDollars,
  ]);

const addresses = {
  facebook: "https://www.facebook.com/marketplace/mesa/search?query=drill",
  craigslist: "https://dayton.craigslist.org/search/tla",
  offerup: "https://offerup.com/search?q=tools",
  ebay: "https://www.ebay.com/sch/i.html?_nkw=radio",
  mercari: "https://www.mercari.com/search/?keyword=jacket",
} as const;

const expected = {
  facebook: [
    ["21", "DeWalt DCD771 cordless drill", 20],
    ["22", "KitchenAid Artisan stand mixer", 60],
    ["23", "Nintendo Switch OLED", 480],
    ["24", "2015 Honda Civic EX", 8500],
    ["28", "Couch, must go today", 0],
  ],
  craigslist: [
    ["7800000011", "Milwaukee M18 Fuel impact driver", 25],
    ["7800000012", "Trek Marlin 5 mountain bike", 700],
    ["7800000014", "Lawn care services, free estimates", 40],
  ],
  offerup: [
    ["aaaa-1111", "Sony WH-1000XM4 headphones", 30],
    ["cccc-3333", "Solid wood dresser, six drawers", 45],
  ],
  ebay: [
    ["300000000011", "Nintendo Game Boy Advance SP console", 25.5],
    ["300000000012", "$70 gift card radio bundle", 91.99],
    ["300000000016", "Canon EF 50mm f/1.8 STM lens", 75],
  ],
  mercari: [
    ["m11111111121", "Patagonia Better Sweater jacket", 18],
    ["m11111111123", "Apple AirPods Pro 2nd generation", 55],
  ],
} as const;

const sites = Object.keys(addresses) as (keyof typeof addresses)[];

test.each(sites)("the cards of %s that can be judged come, and no others", (site) => {
  expect(read(htmlOf(site), addresses[site])).toEqual(expected[site]);
});

test.each(sites)("renamed classes and test ids change nothing on %s", (site) => {
  const renamed = htmlOf(site)
    .replace(/class="(?!x9)[^"]*"/g, 'class="zz"')
    .replace(/data-testid="[^"]*"/g, "");

  expect(read(renamed, addresses[site])).toEqual(expected[site]);
});

test("a card tells how far away it is, how used, and how far it was driven is no distance", () => {
  const cards = (site: keyof typeof addresses) =>
    readOfferCards(parseHTML(htmlOf(site)).document, addresses[site]);

  expect(cards("facebook").map(({ miles }) => miles)).toEqual([12, 8, null, null, null]);
  expect(cards("facebook").map(({ mileage }) => mileage)).toEqual([
    null,
    null,
    null,
    "98K miles",
    null,
  ]);
  expect(cards("craigslist").map(({ miles }) => miles)).toEqual([4, null, null]);
  expect(cards("ebay").map(({ condition }) => condition)).toEqual(["Pre-Owned", null, "Pre-Owned"]);
});

test("an address says whether offers stand beside each other there", () => {
  const yes = [...Object.values(addresses), "https://www.facebook.com/marketplace/"];
  const no = [
    "https://www.facebook.com/",
    "https://www.facebook.com/marketplace/item/21/",
    "https://dayton.craigslist.org/tls/d/x/7800000011.html",
    "https://www.ebay.com/sch/i.html?_nkw=radio&LH_Sold=1&LH_Complete=1",
    "https://www.ebay.com/itm/300000000011",
    "https://www.mercari.com/us/item/m11111111121/",
    "https://notfacebook.com/marketplace/",
    "https://shop.example/search",
  ];

  expect(yes.filter((url) => offersSiteOf(url) === undefined)).toEqual([]);
  expect(no.filter((url) => offersSiteOf(url) !== undefined)).toEqual([]);
});

test("elsewhere no card is read", () => {
  expect(read(htmlOf("ebay"), "https://shop.example/search")).toEqual([]);
});

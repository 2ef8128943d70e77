import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import type { PageListing, PageOffer } from "./page/page-reading.ts";
import { readListingPage } from "./read-listing-page.ts";

const page = (path: string) => parseHTML(readFileSync(path, "utf8")).document;
const own = (name: string) => page(`${import.meta.dirname}/pages/${name}`);

/** What is on offer on a page that shows a listing. */
function offerOf(name: string): PageOffer | undefined {
  const reading = readListingPage(own(name), "");
  return reading.kind === "listing" ? reading.offer : undefined;
}

/** The listing of a page that has one; a failed expectation otherwise. */
function listingOf(document: Document, url = ""): PageListing {
  const reading = readListingPage(document, url);
  if (reading.kind !== "listing") throw new Error(`Read as ${reading.kind}`);
  return reading.listing;
}

test.each([
  ["facebook-dresser.html", "available", "item", "USD"],
  ["facebook-motorcycle.html", "sold", "item", "USD"],
  ["facebook-armchair-french.html", "sold", "item", "EUR"],
  ["facebook-lamp-polish.html", "available", "item", "PLN"],
  ["facebook-apartment.html", "available", "month", "USD"],
  ["craigslist-apartment.html", "available", "month", "USD"],
  ["offerup-scooter-sold.html", "sold", "item", "USD"],
  ["ebay-watch-british.html", "available", "item", "GBP"],
  ["ebay-camera-ended.html", "ended", "item", "USD"],
])("%s is %s, priced by the %s, in %s", (name, ...offer) => {
  const [state, pricePer, currency] = offer;
  expect(offerOf(name)).toEqual({ state, pricePer, currency });
});

test.each([
  [
    "facebook-bicycle-spanish.html",
    "Bicicleta de montaña, 29",
    "$180",
    "Usado - Buen estado",
    "El Paso, TX",
  ],
  [
    "facebook-armchair-french.html",
    "Fauteuil en cuir",
    "1\u202f250 €",
    "Occasion - Bon état",
    "Lyon",
  ],
  [
    "facebook-drill-german.html",
    "Akkuschrauber mit zwei Akkus",
    "45 €",
    "Gebraucht – gut",
    "Berlin",
  ],
])("%s is read by its translated labels", (name, ...words) => {
  const [title, price, condition, location] = words;
  expect(listingOf(own(name))).toMatchObject({ title, price, condition, location });
});

test("in an unknown language the place tells what it can, and the labelled fields are missing", () => {
  const reading = readListingPage(own("facebook-lamp-polish.html"), "");

  expect(reading).toMatchObject({
    listing: {
      title: "Lampa stojąca, dębowa",
      price: "120 zł",
      condition: null,
      location: "Kraków",
    },
    missing: ["description"],
    health: { title: "heading", price: "place", condition: null, description: null },
  });
});

test("a bare dollar sign on a Canadian site is a Canadian dollar", () => {
  const document = own("craigslist-desk-older.html");
  const canonical = document.querySelector("link[rel=canonical]");
  const address = "https://toronto.craigslist.ca/fuo/d/standing-desk/7712345670.html";
  canonical?.setAttribute("href", address);

  expect(readListingPage(document, address)).toMatchObject({
    listing: { price: "CA$140" },
    offer: { currency: "CAD" },
  });
});

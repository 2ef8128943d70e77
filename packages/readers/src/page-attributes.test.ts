import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readListingPage } from "./read-listing-page.ts";

/** The fields that a page tells of its listing; a failed expectation without one. */
function attributesOf(html: string, url = ""): Readonly<Record<string, string>> {
  const reading = readListingPage(parseHTML(html).document, url);
  if (reading.kind !== "listing") throw new Error(`Read as ${reading.kind}`);
  return reading.listing.attributes ?? {};
}

const own = (name: string) => readFileSync(`${import.meta.dirname}/pages/${name}`, "utf8");

test("eBay's item specifics are fields, its parcel and its condition are not", () => {
  expect(attributesOf(own("ebay-lens.html"))).toEqual({ Brand: "Canon", Mount: "Canon EF" });
});

test("an older Craigslist page tells its fields in lines", () => {
  expect(attributesOf(own("craigslist-bike-older.html"))).toEqual({
    "frame size": "56 cm",
    "make / manufacturer": "Trek",
  });
});

test("the two halves of Facebook's list items are a field", () => {
  const html = `<title>Marketplace - Road bike | Facebook</title><div role="main">
    <h1><span dir="auto">Road bike</span></h1><span dir="auto">$300</span>
    <h2><span dir="auto">Details</span></h2>
    <ul><li><span dir="auto">Condition</span><span dir="auto">Used</span></li>
    <li><span dir="auto">Brand</span><span dir="auto">Trek</span></li></ul>
    <h2><span dir="auto">Seller information</span></h2></div>`;
  expect(attributesOf(html)).toEqual({ Brand: "Trek" });
});

const offerUp = (more: string) => `<title>Game console - OfferUp</title>
  <link rel="canonical" href="https://offerup.com/item/detail/1234567890" />
  <script type="application/ld+json">${JSON.stringify({
    "@type": "Product",
    name: "Game console",
    brand: { "@type": "Brand", name: "Nintendo" },
    color: "Grey",
    additionalProperty: [{ "@type": "PropertyValue", name: "Storage Capacity", value: "64 GB" }],
  })}</script>
  <main><h1>Game console</h1><p>$150</p>${more}</main>`;

test("structured data and definition lists tell OfferUp's fields", () => {
  expect(attributesOf(offerUp("<dl><dt>Model</dt><dd>Switch OLED</dd></dl>"))).toEqual({
    Model: "Switch OLED",
    Brand: "Nintendo",
    Color: "Grey",
    "Storage Capacity": "64 GB",
  });
});

test("what is too long for the server is left out, and no more than sixty are read", () => {
  const many = Array.from({ length: 80 }, (_, at) => `<dt>Name ${at}</dt><dd>value</dd>`).join("");
  const read = attributesOf(offerUp(`<dl><dt>Story</dt><dd>${"x".repeat(300)}</dd>${many}</dl>`));
  expect(Object.keys(read)).toHaveLength(60);
  expect(read).not.toHaveProperty("Story");
});

import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import type { PageListing } from "./page/page-reading.ts";
import { isListingAddress, listingIdOf, readListingPage } from "./read-listing-page.ts";

const page = (path: string) => parseHTML(readFileSync(path, "utf8")).document;
const own = (name: string) => page(`${import.meta.dirname}/pages/${name}`);

/** The listing of a page that has one; a failed expectation otherwise. */
function listingOf(document: Document, url = ""): PageListing {
  const reading = readListingPage(document, url);
  if (reading.kind !== "listing") throw new Error(`Read as ${reading.kind}`);
  return reading.listing;
}

describe("Facebook Marketplace", () => {
  const address = "https://www.facebook.com/marketplace/item/987654321012345/?ref=search";

  test("a listing is read without its messages, its picture's buttons and its neighbours", () => {
    expect(listingOf(own("facebook-dresser.html"), address)).toEqual({
      title: "Oak dresser, six drawers",
      price: "$1,120",
      condition: "Used - Like New",
      description: "Solid oak, all drawers run smoothly.\nSmoke-free home. Mirror is $50 more.",
      location: "Dayton, OH",
      category: null,
      attributes: { Brand: "Ethan Allen" },
      imageUrl: "https://pictures.example/dresser.jpg",
      isSold: false,
      marketplaceUrl: "https://www.facebook.com/marketplace/item/987654321012345/",
      marketplaceItemId: "987654321012345",
    });
  });

  test("a sold listing says so, and its title is the thing's", () => {
    const listing = listingOf(own("facebook-sold-without-price.html"), address);
    expect(listing).toMatchObject({ title: "Road bike, 56 cm", isSold: true });
  });

  test("a title that begins with the word sold is no sold listing", () => {
    const listing = listingOf(own("facebook-sold-by-the-pound.html"), address);
    expect(listing).toMatchObject({
      title: "Sold by the pound, brass fittings",
      isSold: false,
      price: "Free",
      location: "Reno, NV",
    });
  });

  test("a page without a price has none, and never a neighbour's or an advertisement's", () => {
    const reading = readListingPage(own("facebook-sold-without-price.html"), address);
    expect(reading).toMatchObject({ kind: "listing", missing: ["price"] });
    expect(reading).toHaveProperty("listing.price", null);
  });

  test("a vehicle's facts are not the seller's description", () => {
    expect(listingOf(own("facebook-sold-without-price.html"), address).description).toBe(
      "New tires.",
    );
  });

  test("the page of all listings is not a listing", () => {
    const home = "https://www.facebook.com/marketplace/";
    expect(readListingPage(own("facebook-home.html"), home).kind).toBe("not_a_listing");
  });
});

test("a Craigslist posting is read without the price that its text remembers", () => {
  expect(listingOf(own("craigslist-drill.html"))).toEqual({
    title: "Cordless drill with two batteries",
    price: "$45",
    condition: "like new",
    description: "Bought for one job, used twice.\nCharger included. Was $129 at the store.",
    location: "Kettering",
    category: "tools - by owner",
    imageUrl: "https://pictures.example/drill.jpg",
    isSold: false,
    marketplaceUrl: "https://dayton.craigslist.org/tls/d/dayton-cordless-drill/7812345678.html",
    marketplaceItemId: "7812345678",
  });
});

test("an OfferUp item is read past a broken script, with its first price", () => {
  expect(listingOf(own("offerup-console.html"))).toMatchObject({
    title: "Game console, white",
    price: "$150",
    condition: "Used (normal wear)",
    description: "With dock and two games. Pickup only.",
    location: "Mesa, AZ",
    marketplaceItemId: "1234567890",
    isSold: false,
  });
});

test("an eBay item is read with its state and place", () => {
  expect(listingOf(own("ebay-lens.html"))).toMatchObject({
    title: "50mm f/1.8 lens, caps included",
    price: "$64.50",
    condition: "Used",
    location: "Reno, Nevada, United States",
    isSold: true,
    marketplaceItemId: "123456789012",
  });
});

test("a page of another site is left alone", () => {
  const { document } = parseHTML("<html><body><h1>Oak dresser</h1><p>$40</p></body></html>");
  expect(readListingPage(document, "https://example.com/item/1").kind).toBe("unknown_site");
});

test("a look-alike host is another site", () => {
  const url = "https://facebook.com.example.org/marketplace/item/1/";
  expect(readListingPage(own("facebook-dresser.html"), url).kind).toBe("unknown_site");
});

test.each([
  ["https://www.facebook.com/marketplace/item/123/", true],
  ["https://www.facebook.com/marketplace/", false],
  ["https://www.facebook.com/messages/", false],
  ["https://sfbay.craigslist.org/eby/fuo/d/oak-desk/7712345678.html", true],
  ["https://sfbay.craigslist.org/search/fua", false],
  ["https://offerup.com/item/detail/abc-123", true],
  ["https://www.ebay.com/itm/123456789012?hash=1", true],
  ["chrome://extensions", false],
  ["nonsense", false],
])("%s is a listing's address: %s", (url, expected) => {
  expect(isListingAddress(url)).toBe(expected);
});

test("the listing in the dialog on top is read, not the one behind nor the chat beside it", () => {
  const listing = listingOf(own("facebook-bookshelf-in-dialog.html"));

  expect(listing).toMatchObject({ title: "Walnut bookshelf", price: "$75" });
});

test("a tab named after the site alone leaves the chat's heading no listing", () => {
  const document = own("facebook-bookshelf-in-dialog.html");
  document.title = "(3) Facebook";

  expect(listingOf(document)).toMatchObject({ title: "Walnut bookshelf", price: "$75" });
});

test.each([
  ["Sold for parts or not working", "available"],
  ["Sold for US $40.00", "sold"],
  ["Sold for:", "sold"],
  ["This listing sold on Fri, Nov 13 at 9:12 AM.", "sold"],
  ["This listing was ended by the seller.", "ended"],
])("an eBay page that says %j is %s", (words, state) => {
  const document = own("ebay-watch-british.html");
  const notice = document.createElement("p");
  notice.textContent = words;
  document.querySelector("h1")?.before(notice);

  expect(readListingPage(document, "")).toHaveProperty("offer.state", state);
});

test("a sold vehicle is read past its thumbnails, its hidden dot and what follows its price", () => {
  expect(listingOf(own("facebook-motorcycle.html"))).toMatchObject({
    title: "2009 Honda CBR 600RR Sport",
    price: "$4,200",
    location: "Waco, TX",
    description: "Nuevo motor $900, todo funciona.",
  });
});

test("a Craigslist title keeps its brackets, and a rental's price stands before its title", () => {
  expect(listingOf(own("craigslist-desk-older.html"))).toMatchObject({
    title: "Standing desk (large)",
    price: "$140",
    condition: "good",
    location: "Reno",
    category: "furniture - by owner",
  });
  expect(listingOf(own("craigslist-apartment.html"))).toMatchObject({
    title: "Sunny two bedroom",
    price: "$1,350",
  });
});

test("an address says whose listing it is and which", () => {
  expect(listingIdOf("https://www.ebay.com/itm/50mm-lens/123456789012?hash=1")).toEqual({
    site: "ebay",
    id: "123456789012",
  });
  expect(listingIdOf("https://www.facebook.com/marketplace/you/")).toBeUndefined();
});

import { expect, test } from "vitest";
import { readPastedText } from "./read-pasted-text.ts";

const onLines = (line: number, certainty: string) => ({
  source: { kind: "text", firstLine: line, lastLine: line },
  certainty,
});
const stated = (amount: number) => ({ kind: "stated", amount });

test("a Facebook page copied with its menus gives the listing and none of its neighbours", () => {
  const facts = readPastedText(`Facebook
Marketplace
Browse all
Notifications
Inbox
Trek FX 2 hybrid bike, size M
$350
Listed 3 days ago in Denver, CO
Message
Save
Share
Details
Condition
Used - Good
Ridden two summers, new chain.
Comes with fenders.
See less
Denver, CO
Location is approximate
Seller information
Seller details
Pat Example
Joined Facebook in 2011
Send seller a message
Hi, is this available?
Today's picks
$1,200
Specialized Roubaix
Boulder, CO
$20
Bike pump`);

  expect(facts).toEqual({
    title: "Trek FX 2 hybrid bike, size M",
    price: { kind: "stated", amount: 35_000, words: "$350" },
    condition: { grade: "good", words: "Used - Good" },
    description: "Ridden two summers, new chain.\nComes with fenders.",
    category: null,
    location: "Denver, CO",
    seller: "Joined Facebook in 2011",
    isSold: false,
    origins: {
      title: onLines(6, "likely"),
      price: onLines(7, "sure"),
      location: onLines(8, "sure"),
      condition: onLines(14, "sure"),
      description: {
        source: { kind: "text", firstLine: 15, lastLine: 16 },
        certainty: "likely",
      },
      seller: onLines(23, "likely"),
    },
  });
});

test("a Craigslist page gives title, price and place from its heading", () => {
  const facts = readPastedText(`CL
seattle > eastside > for sale > furniture - by owner
reply
favorite
hide
flag
Solid oak desk - $120 (Kirkland)
condition: excellent
make / manufacturer: Ethan Allen
QR Code Link to This Post
Solid oak, 60 inches wide. Must pick up.
post id: 7700000000
posted: 2 days ago`);

  expect(facts).toMatchObject({
    title: "Solid oak desk",
    price: stated(12_000),
    location: "Kirkland",
    condition: { grade: "like_new", words: "excellent" },
  });
  expect(facts.description).toContain("60 inches wide");
  expect(facts.description).not.toContain("post id");
});

test("an OfferUp page gives the same facts", () => {
  const facts = readPastedText(`OfferUp
Log in
Nintendo Switch OLED
$180
Posted 5 hours ago in Mesa, AZ
Condition: Used (normal wear)
Category: Video Games & Consoles
Make offer
Description
White joy-cons, dock and cables.
Similar items
Nintendo Switch Lite
$90`);

  expect(facts).toMatchObject({
    title: "Nintendo Switch OLED",
    price: stated(18_000),
    location: "Mesa, AZ",
    category: "Video Games & Consoles",
    description: "White joy-cons, dock and cables.",
  });
  expect(facts.condition?.words).toBe("Used (normal wear)");
});

test("an auction page gives its own price, and neither postage nor a protection plan", () => {
  const facts = readPastedText(`bidly
Search for anything
Back to home page  |  Electronics > Headphones > Wireless

Sony WH-1000XM4 headphones
soundtrader22 (1841)
99.6% positive · Seller's other items

US $129.99

Was US $189.99
or Best Offer

Condition:
Pre-Owned
Buy It Now
Shipping:
US $8.45 Ground Advantage. See details
Located in:
Portland, Oregon, United States
2-year protection plan from Coverly - $24.99

Similar items Sponsored
Bose QuietComfort 45
$149.00`);

  expect(facts).toMatchObject({
    title: "Sony WH-1000XM4 headphones",
    price: stated(12_999),
    condition: { words: "Pre-Owned" },
    location: "Portland, Oregon, United States",
    description: null,
    seller: "99.6% positive",
  });
});

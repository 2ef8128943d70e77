import { expect, test } from "vitest";
import { isPageOfMany, readPastedText } from "./read-pasted-text.ts";

const results = `cordless drill in Austin, TX
$85
DeWalt 20V drill
Austin, TX

$40
Ryobi drill and light
Kyle, TX

$120
Milwaukee M18 set
Austin, TX`;
const homeFeed = `Marketplace
Browse all
Vehicles
Property Rentals
Free Stuff

Today's picks
Austin, TX · 40 mi
$1,200
Road bike 56 cm`;
const nothing = { title: null, price: { kind: "missing" }, condition: null, description: null };

test.each([
  ["search results", results],
  ["a front page", homeFeed],
])("%s are no listing, and no price of theirs is taken", (_, text) => {
  expect(isPageOfMany(text)).toBe(true);
  expect(readPastedText(text)).toMatchObject(nothing);
});

test("an opened listing above cards that no heading sets apart is still the listing", () => {
  const text = `DeWalt drill kit\n$95\nListed 3 days ago in Austin, TX\n${results}`;

  expect(isPageOfMany(text)).toBe(false);
  expect(readPastedText(text)).toMatchObject({
    title: "DeWalt drill kit",
    price: { kind: "stated", amount: 9_500 },
  });
});

test("a chat alone gives no price", () => {
  const chat =
    "Chats\nJordan\nHi, is this still available?\nWould you take $70?\nI can do\n$80\nDeal";

  expect(readPastedText(chat).price.kind).toBe("missing");
});

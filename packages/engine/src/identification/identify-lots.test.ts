import { expect, test } from "vitest";
import { itemOf } from "../testing/identified-item.ts";

test.each([
  ["iPhone 13 for parts", true],
  ["iPhone 13 cracked screen", true],
  ["iPhone 13, won't turn on", true],
  ["iPhone 13 iCloud locked", true],
  ["Broken recliner", true],
  ["iPhone 13, no cracks, never broken", false],
  ["iPhone 13 jailbroken", false],
  ["iPhone 13 cracked back, works perfect", false],
  ["whirlpool washer doesnt spin, sold as is", true],
  ["dewalt dwe7491 table saw motor burnt out", true],
  ["bosch dishwasher wont drain", true],
  ["air compressor wont build pressure", true],
  ["air compressor builds pressure fast", false],
])("%j is for parts: %s", (title, isForParts) => {
  expect(itemOf(title).isForParts).toBe(isForParts);
});

test.each([
  ["Set of 4 dining chairs", 4],
  ["4 dining chairs", 4],
  ["Dining chairs (4)", 4],
  ["Dining chairs x4", 4],
  ["Four wooden bar stools", 4],
  ["Pair of table lamps", 2],
  ["Lot of 5 iPhone 13", 5],
  ["2 x office chair", 2],
  ["6 drawer dresser", 1],
  ["3 piece sectional", 1],
  ["Pair of hiking boots", 1],
  ["Pair of bookshelf speakers", 1],
  ["Dining table with 6 chairs", 1],
  ["2014 Trek mountain bikes", 1],
  ["iPhone 13", 1],
  // The variant prices the pair already.
  ["Pair of Sonos Ones", 1],
  ["13 pairs of Lucky Brand jeans", 13],
  ["Lot of 6 Xbox 360 games", 6],
  ["3 x Levis 501 jeans", 3],
  ["Pair of Timberland 6 inch boots", 1],
  ["Large ceramic planter pots (5)", 5],
  ["Set of 10 patio chairs, $10 each", 1],
])("%j counts as %s", (title, quantity) => {
  expect(itemOf(title).quantity).toBe(quantity);
});

test.each([
  ["Couch, dresser, microwave", true],
  ["iPhone 13 and MacBook Air", true],
  ["Bundle of tools", true],
  ["Huge lot of toys", true],
  ["Garage sale", true],
  ["Moving sale: office chair", false],
  ["Sofa and loveseat", false],
  ["Desk / table", false],
  ["A lot of life left in this recliner", false],
])("%j is a mixed lot: %s", (title, isMixedLot) => {
  expect(itemOf(title).isMixedLot).toBe(isMixedLot);
});

test.each([
  ["entertainment center / dresser / buffet", "slashes join the names of one thing"],
  ["2016 Cannondale CAAD12 5 bike", "a year counts nothing"],
  ["ladies bag navy khaki and green, magnetic clasp", "an and joins two colors"],
  ["Schwinn road bicycle, size large, top line components", "a word of clothes among bicycles"],
  ["Sir Barks-A-Lot plush dog", "a lot within a name"],
])("%j is one thing: %s", (title) => {
  expect(itemOf(title).isMixedLot).toBe(false);
});

test("a list between slashes of what is sold in several rooms is one", () => {
  expect(itemOf("refrigerator / coffee table / computer desk").isMixedLot).toBe(true);
});

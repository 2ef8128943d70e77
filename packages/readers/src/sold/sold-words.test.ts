import { expect, test } from "vitest";
import { conditionOf, lotIn, saysSold, soldDate } from "./sold-words.ts";

test.each([
  ["Sold  Nov 12, 2026", "2026-11-12"],
  ["Sold Item Sold Jun 3, 2026", "2026-06-03"],
  ["Sold 3 Jul 2026", "2026-07-03"],
  ["Verkauft 12. März 2026", "2026-03-12"],
  ["Vendido el 5 de enero de 2026", "2026-01-05"],
  ["Vendu le 9 juil. 2026", "2026-07-09"],
  ["Vendu le 9 juin 2026", "2026-06-09"],
  ["Sold Feb 31, 2026", undefined],
  ["Sold Smarch 3, 2026", undefined],
  ["Sold Nov 12", undefined],
  ["Sold 3 weeks ago", undefined],
])("%j was sold on %s", (line, expected) => {
  expect(soldDate(line)).toBe(expected);
});

test.each([
  ["Sold", true],
  ["SOLD", true],
  ["Sold 3 weeks ago", true],
  ["Vendu il y a 2 jours", true],
  ["Sold as seen, no returns", false],
  ["12 sold", false],
  ["Soldering iron", false],
])("%j says that it was sold: %s", (line, expected) => {
  expect(saysSold(line)).toBe(expected);
});

test.each([
  ["Lot of 5 50mm lenses", "a lot of 5"],
  ["50mm lenses, lot of 12", "a lot of 12"],
  ["25 cards lot", "a lot of 25"],
  ["Huge lot lenses", "a lot"],
  ["Wholesale lot of lenses", "a lot"],
  ["Lot of 1 lens", undefined],
  ["Set of 4 dining chairs", undefined],
  ["Parking lot sign", undefined],
  ["A lot better than new", undefined],
])("%j is %s", (title, expected) => {
  expect(lotIn(title)).toBe(expected);
});

test.each([
  ["Pre-Owned · Canon", "Pre-Owned"],
  ["Brand New", "Brand New"],
  ["Very Good - Refurbished", "Very Good - Refurbished"],
  ["For parts or not working", "For parts or not working"],
  ["New York Yankees cap", undefined],
  ["Used car parts", undefined],
])("%j names the condition %s", (line, expected) => {
  expect(conditionOf(line)).toBe(expected);
});

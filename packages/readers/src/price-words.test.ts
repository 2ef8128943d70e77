import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centsOf,
  currencyOf,
  firstMoney,
  isPriceRange,
  leadingPrice,
  periodOf,
} from "./price-words.ts";

test.each([
  ["$10 · In stock", "$10"],
  ["$1,120In stock", "$1,120"],
  ["$40 128 GB", "$40"],
  ["$1,200 2018 Honda", "$1,200"],
  ["$1.5k", "$1.5k"],
  ["$40 - $60", "$40 - $60"],
  ["$40 - $40", "$40"],
  ["$1,500 / Month", "$1,500 / Month"],
  ["$25 per day", "$25 per day"],
  ["1.250,50 €", "1.250,50 €"],
  ["1\u202f250 € pro Monat", "1\u202f250 € pro Monat"],
  ["HNL350", "HNL350"],
  ["CA$40", "CA$40"],
  ["Gratis", "Free"],
  ["Free · Pickup", "Free"],
  ["Free delivery", undefined],
  ["Freestanding mirror", undefined],
  ["-$40", undefined],
  ["New in box 10$", undefined],
  ["6 bottles at $4", undefined],
  ["2018 Honda", undefined],
])("%j begins with the price %j", (text, expected) => {
  expect(leadingPrice(text)).toBe(expected);
});

test.each([
  ["$40", "USD"],
  ["US $40", "USD"],
  ["C $40", "CAD"],
  ["AU $40", "AUD"],
  ["MX$500", "MXN"],
  ["£25", "GBP"],
  ["40 €", "EUR"],
  ["HNL350", "HNL"],
  ["120 zł", "PLN"],
  ["Free", "USD"],
  ["a goat", null],
])("%j is in %s", (words, expected) => {
  expect(currencyOf(words)).toBe(expected);
});

test.each([
  ["$1,500 / Month", "month"],
  ["$1,500/mo", "month"],
  ["$25 per day", "day"],
  ["$12 an hour", "hour"],
  ["900 € pro Monat", "month"],
  ["90 € / nuit", "day"],
  ["$40", "item"],
  ["$40 a month-old desk", "month"],
  ["$40 each", "item"],
])("%j buys it by the %s", (words, expected) => {
  expect(periodOf(words)).toBe(expected);
});

const cents = fc.integer({ min: 1, max: 99_999_999 });
const grouped = (amount: number, locale: string) =>
  (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test("an amount is read to the cent, however a country writes it", () => {
  fc.assert(
    fc.property(cents, fc.constantFrom("en-US", "de-DE", "fr-FR", "de-CH"), (amount, locale) => {
      const words =
        locale === "en-US" ? `$${grouped(amount, locale)}` : `${grouped(amount, locale)} €`;
      expect(centsOf(leadingPrice(words) ?? "")).toBe(amount);
    }),
  );
});

test("a price is found whole at the start of any line, and never reaches into the words after it", () => {
  const after = fc.constantFrom(" · In stock", " OBO", ", firm", " 2 left", "\nListed", "");
  fc.assert(
    fc.property(cents, after, (amount, words) => {
      const price = `$${grouped(amount, "en-US")}`;
      expect(leadingPrice(price + words)).toBe(price);
    }),
  );
});

test("two different prices are a range, and the first of them alone is none", () => {
  fc.assert(
    fc.property(cents, cents, (low, high) => {
      const [first, second] = [`$${grouped(low, "en-US")}`, `$${grouped(high, "en-US")}`];
      expect(isPriceRange(`${first} to ${second}`)).toBe(true);
      expect(isPriceRange(first)).toBe(false);
      expect(firstMoney(`Sold for ${first}, was ${second}`)).toBe(first);
    }),
  );
});

test("no text makes the price readers throw, or find a price without a digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const price = leadingPrice(text);
      expect(price === undefined || price === "Free" || /\d/.test(price)).toBe(true);
      expect(["string", "object"]).toContain(typeof currencyOf(text));
      expect(periodOf(text)).toBeTypeOf("string");
    }),
  );
});

test("a page's endless number is read without delay", () => {
  expect(leadingPrice(`$${"9,".repeat(50_000)}`)).toBe("$9,9");
  expect(leadingPrice(`$${"1".repeat(50_000)}`)?.length).toBe(50_001);
});

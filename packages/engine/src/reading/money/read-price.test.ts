import fc from "fast-check";
import { expect, test } from "vitest";
import { findPrice, readPrice } from "./read-price.ts";

/** "$40" for a stated amount, "kind" or "kind:amount" for the rest: short enough for a table. */
function brief(reading: ReturnType<typeof readPrice>): string {
  if (reading.kind === "stated") return `$${reading.amount / 100}`;
  if (reading.kind === "placeholder") return `placeholder:${reading.amount / 100}`;
  return reading.kind === "foreign" ? `foreign:${reading.currency}` : reading.kind;
}

test.each([
  ["$1,250", "$1250"],
  ["$40 OBO", "$40"],
  ["40 bucks", "$40"],
  ["40", "$40"],
  ["asking 200 firm", "$200"],
  ["was $899.00 now $449.50", "$449.5"],
  // A site's present price stands beside the older one it struck out.
  ["$449$899", "$449"],
  ["$60 $40", "$40"],
  ["$40 - $60", "$60"],
  ["$40-60", "$60"],
  ["40 to 60", "$60"],
  ["$1.5k", "$1500"],
  ["US$40", "$40"],
  ["40 USD", "$40"],
  ["USD 40", "$40"],
  ["40$", "$40"],
  ["$1,250 · In stock", "$1250"],
  ["$40 + $15 shipping", "$40"],
  ["ｆｒｅｅ", "free"],
  ["FREE", "free"],
  ["$0", "free"],
  ["$1", "placeholder:1"],
  ["$123", "placeholder:123"],
  ["$1234", "placeholder:1234"],
  ["$1,234", "placeholder:1234"],
  ["$12345", "placeholder:12345"],
  ["$111", "placeholder:111"],
  ["$11,111", "placeholder:11111"],
  ["$999999", "placeholder:999999"],
  ["$123,456,789", "placeholder:123456789"],
  ["$1,111,111,111", "placeholder:1111111111"],
  // These look alike and are real prices.
  ["$12", "$12"],
  ["$11", "$11"],
  ["$100", "$100"],
  ["$999", "$999"],
  ["$9,999", "$9999"],
  ["$150 / month", "periodic"],
  ["$150/mo", "periodic"],
  ["$25 per day", "periodic"],
  ["£25", "foreign:GBP"],
  ["25 quid", "foreign:GBP"],
  ["JPY 5,000", "foreign:JPY"],
  ["5,000円", "foreign:JPY"],
  ["120 soles", "foreign:PEN"],
  ["S/ 120", "foreign:PEN"],
  ["S$40", "foreign:SGD"],
  ["40 SGD", "foreign:SGD"],
  ["NT$1,200", "foreign:TWD"],
  ["$40 TRY ME", "$40"],
  ["€30", "foreign:EUR"],
  ["1.250,00 €", "foreign:EUR"],
  ["CA$40", "foreign:CAD"],
  ["$40 CAD", "foreign:CAD"],
  ["A$40", "foreign:AUD"],
  ["-$40", "unusable"],
  ["$-40", "unusable"],
  ["-40", "unusable"],
  // Phones and spreadsheets write the minus as a sign of its own.
  ["\u2212$40", "unusable"],
  ["\u2212 40", "unusable"],
  ["\u2013$40", "unusable"],
  ["$\u221240", "unusable"],
  ["$2,000,000", "unusable"],
  ["1e5", "unusable"],
  // A letter in place of a digit, and a number of ratings or pieces.
  ["$8O", "unusable"],
  ["$1O0", "unusable"],
  ["(5)", "unusable"],
  // Thousands and cents as Europeans and Latin Americans write them.
  ["$1.250", "$1250"],
  ["$12.500", "$12500"],
  ["$1.250.000", "unusable"],
  ["$48,00", "$48"],
  ["$48,00 OBO", "$48"],
  ["48,00", "$48"],
  ["$1.250,50", "$1250.5"],
  ["1.250,50", "$1250.5"],
  ["1.250 dollars", "$1250"],
  ["$1,250.50", "$1250.5"],
  ["-48,00", "unusable"],
  // Without a sign it may be a decimal number with a zero too many, and these are nobody's writing.
  ["1.250", "unclear"],
  ["$0.999", "unusable"],
  ["$48,5", "unusable"],
  ["$1.25.00", "unusable"],
  ["$1,00,000", "unusable"],
  ["a goat", "unusable"],
  ["", "missing"],
  ["make offer", "missing"],
  ["was $899", "missing"],
])("the price field %j reads as %s", (words, expected) => {
  expect(brief(readPrice(words))).toBe(expected);
});

test.each([
  [40, "$40"],
  [0, "free"],
  [1234, "placeholder:1234"],
  [-1, "unusable"],
  [Number.NaN, "unusable"],
  [Number.POSITIVE_INFINITY, "unusable"],
  [1_000_001, "unusable"],
  [1_000_000, "$1000000"],
  [null, "missing"],
  [undefined, "missing"],
])("the number %s reads as %s", (dollars, expected) => {
  expect(brief(readPrice(dollars))).toBe(expected);
});

test.each([
  ["dewalt dcf887 60 obo", "$60"],
  ["Selling my couch, $200 obo, pickup only", "$200"],
  ["iPhone 13 128gb asking 250", "$250"],
  ["iPhone 13 OBO", "missing"],
  ["Xbox 360 firm", "missing"],
  ["LEGO 75192 obo", "missing"],
  ["Paid $899 new, asking $300", "$300"],
  ["Retails for $899. $300 takes it", "$300"],
  ["Was $500 now $300", "$300"],
  ["$300, delivery available for $40", "$300"],
  ["Bike $300. $4.99 protection plan", "$300"],
  ["Desk $80, chair $40, lamp $10", "unclear"],
  ["Desk for sale $80, chair $40, lamp $10", "unclear"],
  ["Desk $80 or both for $140", "unclear"],
  ["Vintage 1940's $60 OBO", "$60"],
  ["$225 each new, asking 195", "$195"],
  ["2nd generation 600 obo", "$600"],
  ["2nd generation 3 obo", "missing"],
  ["Still available? Would you take $70? I can do $80", "missing"],
  ["Asking $100. Would you take $70?", "$100"],
  ["Bought at the antiques fair for $45", "missing"],
  ["They go for about $400 new. Selling for $150", "$150"],
  ["$64.99 at IKEA, mine is $30", "$30"],
  ["Lamp $15-35", "$35"],
  ["Sticker $4-24", "unclear"],
  ["Pioneer receiver 75 obo", "$75"],
  ["Aeron chair size A $250 OBO", "$250"],
  ["Jeans size 34R $28 OBO", "$28"],
  ["C $40.00", "foreign:CAD"],
  ["Originally $600", "missing"],
  ["Sanded, with $18 of paint", "missing"],
  ["Price: 1,200", "$1200"],
  ["Vendo carro $3.500 buen estado", "$3500"],
  ["asking 48,00", "$48"],
  ["asking 32 inch tv", "missing"],
  ["Free couch, you haul", "free"],
  ["Free standing mirror", "missing"],
  ["Smoke free home, free shipping", "missing"],
  ["Room $800 / month", "periodic"],
  ["Lamp $15 - 20", "$20"],
  ["Bike $150 - 2019", "$150"],
  ["Cast iron lot (5)", "missing"],
  ["no amount here", "missing"],
])("the ask in %j is %s", (text, expected) => {
  expect(brief(findPrice(text))).toBe(expected);
});

test("a stated price keeps the seller's words", () => {
  expect(readPrice("$40 OBO")).toEqual({ kind: "stated", amount: 4000, words: "$40 OBO" });
});

test("no text makes the readers throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      expect(readPrice(text).kind).toBeTypeOf("string");
      expect(findPrice(text).kind).toBeTypeOf("string");
    }),
  );
  expect(readPrice("9".repeat(10_000)).kind).toBe("unusable");
});

test("any whole dollar amount that is no placeholder is read exactly, however it is written", () => {
  const amounts = fc
    .integer({ min: 2, max: 98_000 })
    .filter((n) => !/^(?:1+|123|1234|12345)$/.test(String(n)));
  fc.assert(
    fc.property(amounts, (n) => {
      for (const words of [`$${n}`, `$${n.toLocaleString("en-US")}`, `${n} dollars`, `${n}`]) {
        expect(brief(readPrice(words))).toBe(`$${n}`);
      }
    }),
  );
});

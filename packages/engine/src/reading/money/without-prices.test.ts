import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutPrices } from "./without-prices.ts";

test.each([
  ["iPhone 13 $250 OBO", "iPhone 13 OBO"],
  ["LEGO 75192 Falcon", "LEGO 75192 Falcon"],
  ["dewalt dcf887 60 obo", "dewalt dcf887 obo"],
  ["iPhone 13 obo", "iPhone 13 obo"],
  ["Couch asking 200 firm", "Couch asking firm"],
  ["Couch was $899 now $449.50!", "Couch was now !"],
  ["Sofa £25 or €30 or 40 bucks", "Sofa or or"],
  ["Flat £900 / month", "Flat / month"],
  ["TV $40 - 50 inch", "TV - 50 inch"],
  ["Desk\n$40\noak", "Desk\n \noak"],
])("%j becomes %j", (given, expected) => {
  expect(withoutPrices(given)).toBe(expected);
});

test("a dollar amount put anywhere between words leaves no trace", () => {
  const words = [
    "iPhone",
    "13",
    "asking",
    "60",
    "obo",
    "-",
    "lot",
    "of",
    "5",
    "now",
    "firm",
    "40$",
    "£5",
    "TV",
    "/",
    "month",
  ];
  const amount = fc.oneof(
    fc.nat({ max: 2_000_000 }).map(String),
    fc.constantFrom("1,250", "12.50", "1.5k"),
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 9 }),
      fc.nat(),
      amount,
      (text, at, n) => {
        const index = at % (text.length + 1);
        const priced = text.toSpliced(index, 0, `$${n}`);
        const fold = (parts: string[]) => withoutPrices(parts.join(" ")).split(/\s+/).join(" ");
        expect(fold(priced)).toBe(fold(text));
      },
    ),
    { numRuns: 1_000 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["control characters vanish", "Trek\u0000 bike\u0007", "Trek bike"],
  ["right-to-left and zero-width marks vanish", "\u202eTrek\u200b bi\u200dke\u200f", "Trek bike"],
  ["wide digits become plain ones", "ｉＰｈｏｎｅ １３", "iPhone 13"],
  ["odd spaces fold into one", "oak\u00a0\t  desk", "oak desk"],
  ["line breaks of any kind stay line breaks", "a \r\n b\rc\u2028d", "a\nb\nc\nd"],
  ["many empty lines become one", "a\n\n\n\n\nb", "a\n\nb"],
  ["four-byte emoji stay", "🚲 bike 🔥", "🚲 bike 🔥"],
  ["joined emoji stay joined", "👨‍👩‍👧 bike", "👨‍👩‍👧 bike"],
  ["half an emoji vanishes", "bike \ud83d", "bike"],
  ["only invisible characters leave nothing", "\u200b\u202e \u0000", ""],
])("%s", (_name, given, expected) => {
  expect(cleanText(given)).toBe(expected);
});

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

test("cleaning twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.array(codeUnit, { maxLength: 60 }), (units) => {
      const text = units.join("");
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

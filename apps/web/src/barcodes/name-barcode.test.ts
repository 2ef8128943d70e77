import { expect, test } from "vitest";
import { nameBarcode } from "./name-barcode.ts";

test.each([
  ["9780134685991", "Book, ISBN 9780134685991"],
  ["9791234567896", "Book, ISBN 9791234567896"],
  // Sheet music.
  ["9790060115615", null],
  ["045496590420", null],
])("%s names %j", (number, title) => {
  const named = nameBarcode(number);
  expect(named.title).toBe(title);
  expect(named.sentence).toContain(number);
});

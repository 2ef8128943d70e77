import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  ["Acme Phone 9", "Acme Phone 9"],
  ['-Phone* "9"', "Phone 9"],
  ["Levi's 501, W36-L30 v1.5", "Levi's 501 W36-L30 v1.5"],
  ["!!!", ""],
])("%j is searched as %j", (text, words) => {
  expect(searchWords(text)).toBe(words);
});

test("a search is as long as eBay reads, by whole words where there are any", () => {
  const hundred = `${"four ".repeat(19)}fives`;
  expect(hundred).toHaveLength(100);
  expect(searchWords(hundred)).toBe(hundred);
  expect(searchWords(`${hundred} more`)).toBe(hundred);
  expect(searchWords(`${hundred}s`)).toBe("four ".repeat(19).trim());
  expect(searchWords("x".repeat(150))).toBe("x".repeat(100));
});

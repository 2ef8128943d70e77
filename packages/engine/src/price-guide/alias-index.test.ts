import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { buildAliasIndex, findAliases, hasPhrase } from "./alias-index.ts";
import type { GuideEntry } from "./entry.ts";
import { tokenize } from "./tokens.ts";

const entry = (id: string, brand: string | null, aliases: readonly string[]): GuideEntry => ({
  id,
  category: "electronics",
  specificity: brand === null ? "type" : "line",
  brand,
  model: id,
  aliases,
  usedMedianUsd: 50,
  scatter: 0.5,
  shipPounds: 1,
  feeClass: "most",
  sellsIn: "weeks",
  family: "made-up",
  asOf: "2026-11",
  basis: "made up for a test",
});
const entries = [
  entry("iphone-13", "Apple", ["iphone 13"]),
  entry("iphone-13-pro-max", "Apple", ["iphone 13 pro max"]),
  entry("dcf887", "DeWalt", ["dcf887", "dewalt dcf887"]),
  entry("dewalt-drill", "DeWalt", ["dewalt 20v drill"]),
  entry("drill", null, ["drill", "20v drill"]),
  entry("canon-t3", "Canon", ["canon t3"]),
  entry("golf-irons", null, ["irons"]),
  entry("ps5", "Sony", ["ps5"]),
  entry("crate-sofa", "Crate & Barrel", ["crate and barrel sofa"]),
];
const index = buildAliasIndex(entries, undefined, builtInGuide().words);
const found = (text: string) => [
  ...new Set(findAliases(index, tokenize(text)).map((match) => match.entry.id)),
];

test.each([
  ["Apple iPhone 13 128GB", ["iphone-13"]],
  ["iphone13 promax", ["iphone-13", "iphone-13-pro-max"]],
  ["2 iPhones 13", ["iphone-13"]],
  ["DEWALT DCF-887", ["dcf887"]],
  // Letters behind three digits are a maker's suffix; behind fewer they name another model.
  ["DCF887B bare tool", ["dcf887"]],
  ["Canon T3i kit", []],
  ["PS 5 console", ["ps5"]],
  ["Crate & Barrel sofa", ["crate-sofa"]],
  // The brand may stand apart from the rest of its alias.
  ["DeWalt brushless 20 V drill", ["dewalt-drill", "drill"]],
  ["20v drill", ["drill"]],
  ["iphone case 13 inch", []],
  ["set of irons", ["golf-irons"]],
  ["steam iron", []],
  ["", []],
])("%j has the aliases of %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test("a phrase matches whole words only", () => {
  const tokens = tokenize("Storage 1256GB, unlocked");

  expect(hasPhrase(tokens, "256gb")).toBe(false);
  expect(hasPhrase(tokens, "unlocked")).toBe(true);
  expect(hasPhrase(tokens, "locked")).toBe(false);
});

test("the lower number of a fraction begins no phrase, one of two numbers does", () => {
  expect(hasPhrase(tokenize("1/2 ct ring"), "2 ct")).toBe(false);
  expect(hasPhrase(tokenize("1/2 ct ring"), "1 2 ct")).toBe(true);
  expect(hasPhrase(tokenize("laptop 8/256 gb"), "256 gb")).toBe(true);
});

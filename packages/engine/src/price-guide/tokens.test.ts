import { expect, test } from "vitest";
import { keysOfPhrase, tokenize } from "./tokens.ts";

const keys = (text: string) =>
  tokenize(text)
    .map((token) => token.key)
    .join(" ");

test.each([
  ["iPhone 13 Pro 256GB", "iphone 13 pro 256 gb"],
  ["iPhone13 ProMax 256 gb", "iphone 13 pro max 256 gb"],
  ["WH-1000XM4", "wh 1000 xm 4"],
  ['Samsung 55" TV', "samsung 55 inch tv"],
  ["Galaxy S8+", "galaxy s 8 plus"],
  ["Crate & Barrel couch w/ ottoman", "crate and barrel couch with ottoman"],
  ["Women's boots", "women boot"],
  ["Pokémon cards", "pokemon card"],
  ["2 batteries, 4 couches, 3 shelves, TVs", "2 battery 4 couch 3 shelf tv"],
  ["bass glass lens GPS PS5", "bass glass lens gps ps 5"],
  ["constructor set, 300 pieces", "constructor set 300 piece"],
  ["1,250 pieces", "1250 piece"],
  ["🚲 bike 自転車", "bike"],
])("%j has the tokens %j", (text, expected) => {
  expect(keys(text)).toBe(expected);
});

test("a phrase of the guide and a title give the same keys", () => {
  for (const phrase of ["iphone 13 pro max", "dcf887d2", "lego 75192", "chest of drawers", "ps5"]) {
    expect(keysOfPhrase(phrase)).toBe(keys(phrase));
  }
});

test("commas, brackets and spaced dashes are breaks, hyphens inside words are not", () => {
  const breaks = tokenize("desk, lamp (oak) - mid-century").filter(
    (token) => token.breakBefore !== "none",
  );

  expect(breaks.map((token) => [token.raw, token.breakBefore])).toEqual([
    ["lamp", "list"],
    ["oak", "bracket"],
    ["mid", "other"],
  ]);
});

test("a token written without a gap says so", () => {
  expect(tokenize("t3i x 20v").map((token) => token.isGlued)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

import { expect, test } from "vitest";
import {
  beginsWithDigit,
  hasDigit,
  hasPlainWord,
  isLetters,
  isPlainWord,
  isShortNumber,
  isWholeNumber,
} from "./word-shapes.ts";

test("a whole number has digits alone, a short one at most two of them", () => {
  const words = ["7", "13", "1962", "007", "7a", "7 8", "x", "", undefined];
  expect(words.filter(isWholeNumber)).toEqual(["7", "13", "1962", "007"]);
  expect(words.filter(isShortNumber)).toEqual(["7", "13"]);
});

test("letters alone make a word, and three of them a plain one", () => {
  const words = ["xs", "bed", "chairs", "b2b", "two words", "7", "", undefined];
  expect(words.filter(isLetters)).toEqual(["xs", "bed", "chairs"]);
  expect(words.filter(isPlainWord)).toEqual(["bed", "chairs"]);
});

test("a phrase tells where a number stands in it and whether a plain word does", () => {
  const phrases = ["6 x 9", "qc 35", "ps 5 slim", "oak desk", ""];
  expect(phrases.filter(hasDigit)).toEqual(["6 x 9", "qc 35", "ps 5 slim"]);
  expect(phrases.filter(beginsWithDigit)).toEqual(["6 x 9"]);
  expect(phrases.filter(hasPlainWord)).toEqual(["ps 5 slim", "oak desk"]);
  expect(hasDigit(undefined)).toBe(false);
});

import { expect, test } from "vitest";
import { titleFeatures } from "./title-features.ts";

const tableBits = 16;
const featuresOf = (title: string) => titleFeatures(title, tableBits);

test("letters in capitals and marks between words change nothing", () => {
  expect(featuresOf("Oak DESK, small")).toEqual(featuresOf("oak desk small"));
});

test("each row is one of the table's", () => {
  const { rows } = featuresOf('Vintage 27" Trinitron w/ stand + remote');
  expect(rows.every((row) => Number.isInteger(row) && row >= 0 && row < 2 ** tableBits)).toBe(true);
});

test("all words together count for one and so do all strings of letters, however long a title is", () => {
  for (const title of ["lamp", "floor lamp brass", "pair of tall brass floor lamps, shades torn"]) {
    const squares = featuresOf(title).values.reduce((sum, value) => sum + value ** 2, 0);
    expect(squares).toBeCloseTo(2);
  }
});

test("the order of words tells apart, as pairs do", () => {
  expect(featuresOf("table lamp")).not.toEqual(featuresOf("lamp table"));
});

test("a word and its plural share most of their strings", () => {
  const one = new Set(featuresOf("speaker").rows);
  const shared = featuresOf("speakers").rows.filter((row) => one.has(row));
  expect(shared.length).toBeGreaterThan(one.size / 2);
});

test("a title without a word has no features", () => {
  expect(featuresOf(" —!? ")).toEqual({ rows: [], values: [] });
});

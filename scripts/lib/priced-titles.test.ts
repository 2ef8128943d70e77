import { expect, test } from "vitest";
import { pricedTitles } from "./priced-titles.ts";

const { fitted, heldOut } = pricedTitles();
const all = [...fitted, ...heldOut];

test("each priced title has words, a kind and a price that something second-hand can have", () => {
  const faulty = all.filter(
    ({ title, kind, usd }) =>
      title.trim().length < 2 || !/^[a-z_]+$/.test(kind) || !(usd > 0 && usd <= 500_000),
  );

  expect(faulty).toEqual([]);
});

test("no title stands in a category twice", () => {
  const seen = new Set<string>();
  const twice = all.filter(({ title, category }) => {
    const key = `${category}\t${title.toLowerCase()}`;
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });

  expect(twice).toEqual([]);
});

test("one title in twenty is held out, and no title of those is fitted on", () => {
  const fittedTitles = new Set(fitted.map(({ title }) => title));

  expect(heldOut.length / all.length).toBeCloseTo(1 / 20, 2);
  expect(heldOut.filter(({ title }) => fittedTitles.has(title))).toEqual([]);
});

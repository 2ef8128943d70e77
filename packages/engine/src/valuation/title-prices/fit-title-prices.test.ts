import { expect, test } from "vitest";
import { fitTitlePrices, type PricedTitle, type TitlePriceFit } from "./fit-title-prices.ts";
import { titleFeatures } from "./title-features.ts";

const tableBits = 14;
const penalty = 0.1;

const priced = (title: string, usd: number, weight = 1): PricedTitle => ({ title, usd, weight });

function priceBy({ intercept, weights }: TitlePriceFit, title: string): number {
  const { rows, values } = titleFeatures(title, tableBits);
  const log = rows.reduce(
    (sum, row, at) => sum + (weights[row] ?? 0) * (values[at] ?? 0),
    intercept,
  );
  return Math.exp(log);
}

const materials = [
  ["gold", 400],
  ["silver", 40],
  ["tin", 4],
] as const;
const things = ["ring", "chain", "brooch", "pendant", "bangle"];
const titles = materials.flatMap(([material, usd]) =>
  things.map((thing) => priced(`${material} ${thing}`, usd)),
);

test("a title that was never seen is priced by the words that it shares with others", () => {
  const fit = fitTitlePrices(titles, { tableBits, penalty });

  expect(priceBy(fit, "gold anklet")).toBeGreaterThan(2 * priceBy(fit, "silver anklet"));
  expect(priceBy(fit, "silver anklet")).toBeGreaterThan(2 * priceBy(fit, "tin anklet"));
  expect(priceBy(fit, "silver anklet")).toBeGreaterThan(20);
  expect(priceBy(fit, "silver anklet")).toBeLessThan(80);
});

test("without a word that it knows a title brings the mean of all, in logarithms", () => {
  const fit = fitTitlePrices(titles, { tableBits, penalty });
  expect(priceBy(fit, "!")).toBeCloseTo(40);
});

test("a title that counts more is met more closely", () => {
  const both = (weight: number) => [priced("walnut desk", 100), priced("walnut desk", 400, weight)];
  const priceAt = (weight: number) =>
    priceBy(fitTitlePrices(both(weight), { tableBits, penalty }), "walnut desk");

  expect(priceAt(1)).toBeCloseTo(200);
  expect(priceAt(20)).toBeGreaterThan(350);
});

test("a strong penalty holds every price near the mean", () => {
  const fit = fitTitlePrices(titles, { tableBits, penalty: 1e6 });
  expect(priceBy(fit, "gold ring")).toBeCloseTo(40, 0);
});

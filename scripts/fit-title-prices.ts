import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtInGuide } from "@flipworth/guide/built-in";
import { usdOf } from "../packages/engine/src/testing/labelled-identification.ts";
import {
  fitTitlePrices,
  type PricedTitle,
} from "../packages/engine/src/valuation/title-prices/fit-title-prices.ts";
import { packWeights } from "../packages/engine/src/valuation/title-prices/packed-weights.ts";
import { labelledTitles } from "./lib/labelled-titles.ts";
import { pricedTitles } from "./lib/priced-titles.ts";
import { root } from "./lib/root.ts";

// Fits what the words of titles bring, on the guide's priced titles and the labelled ones, and writes
// the table that the guide ships. Nobody corrects the table: who finds a price wrong corrects or adds
// titles and fits again.

const asOf = "2026-11";
const tableBits = 19;
const penalty = 0.6;
/** Of the many names of a thing so many count, and each as a third of a title. */
const mostNames = 8;
const weightOfName = 0.35;
/** One unit of a weight in ln of dollars: finer steps cost bytes and make no answer better. */
const step = 0.24;

const titles: PricedTitle[] = [
  ...pricedTitles().fitted.map(({ title, usd }) => ({ title, usd, weight: 1 })),
  ...titlesForTuning(),
  ...namesOfGuide(),
];
const { intercept, weights } = fitTitlePrices(titles, { tableBits, penalty });
const units = Array.from(weights, (weight) => Math.round(weight / step));
const table = {
  titles: titles.length,
  asOf,
  tableBits,
  intercept: Number(intercept.toFixed(4)),
  step,
  weights: packWeights(units),
};
writeFileSync(
  join(root, "packages/guide/data/title-prices.json"),
  `${JSON.stringify(table, null, 2)}\n`,
);
process.stdout.write(`fitted on ${titles.length} titles\n`);

/** The golden set's titles that are for tuning, by both of their readers. */
function titlesForTuning(): PricedTitle[] {
  return labelledTitles("labelled/*.jsonl")
    .filter(({ split, usd }) => split === "tuning" && usd > 0)
    .map((label) => ({ title: label.title, usd: usdOf(label), weight: 1 }));
}

/** What the guide calls whole things, so that their makers and models are known as such. */
function namesOfGuide(): PricedTitle[] {
  return builtInGuide().entries.flatMap(({ brand, model, aliases, usedMedianUsd }) =>
    [...new Set([model, ...aliases].map((name) => withMaker(name, brand)))]
      .slice(0, mostNames)
      .map((title) => ({ title, usd: usedMedianUsd, weight: weightOfName })),
  );
}

function withMaker(name: string, brand: string | null): string {
  const isNamed = brand === null || name.toLowerCase().includes(brand.toLowerCase());
  return isNamed ? name : `${brand} ${name}`;
}

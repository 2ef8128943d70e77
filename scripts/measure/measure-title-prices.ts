import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import {
  outcomeOfTitle,
  wrongFactor,
} from "../../packages/engine/src/testing/labelled-identification.ts";
import { titlePrice } from "../../packages/engine/src/valuation/title-prices/title-price.ts";
import { type PricedTitle, pricedTitles } from "../lib/priced-titles.ts";

// Holds three estimates against the priced titles that nothing was fitted on: by the words of the
// title alone, by a guide without them, and by the engine as it ships.

type Estimate = (title: PricedTitle) => number | null;

const { titlePrices, ...guide } = builtInGuide();
if (titlePrices === null) throw new Error("the guide has no table of title prices");
const { heldOut } = pricedTitles();

const byEngine =
  (engine: ReturnType<typeof createEngine>): Estimate =>
  ({ title, kind, category, usd }) =>
    outcomeOfTitle({ title, kind, category, usd, of: null, split: "held_out" }, engine).median;
const estimates: Record<string, Estimate> = {
  "words alone": ({ title }) => Math.exp(titlePrice(title, titlePrices)),
  "guide alone": byEngine(createEngine({ ...guide, titlePrices: null })),
  both: byEngine(createEngine({ ...guide, titlePrices })),
};

const columns = ["titles", "answered", `off by ×${wrongFactor}`, "within ×1.34", "mean error"];
process.stdout.write(`|  | ${columns.join(" | ")} |\n| ---${" | ---".repeat(columns.length)} |\n`);
for (const [name, estimate] of Object.entries(estimates)) {
  row(
    `traps, ${name}`,
    heldOut.filter(({ kind }) => kind !== "ordinary"),
    estimate,
  );
  row(
    `ordinary, ${name}`,
    heldOut.filter(({ kind }) => kind === "ordinary"),
    estimate,
  );
}

function row(name: string, titles: readonly PricedTitle[], estimate: Estimate): void {
  const errors = titles.flatMap((title) => {
    const dollars = estimate(title);
    return dollars === null ? [] : [Math.abs(Math.log(dollars / title.usd))];
  });
  const percent = (is: (error: number) => boolean) =>
    `${((100 * errors.filter(is).length) / errors.length).toFixed(1)} %`;
  const mean = Math.exp(errors.reduce((sum, error) => sum + error, 0) / errors.length);
  const cells = [
    titles.length,
    `${((100 * errors.length) / titles.length).toFixed(0)} %`,
    percent((error) => error >= Math.log(wrongFactor)),
    percent((error) => error <= Math.log(1.34)),
    `×${mean.toFixed(2)}`,
  ];
  process.stdout.write(`| ${name} | ${cells.join(" | ")} |\n`);
}

import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { packWeights } from "./packed-weights.ts";
import { titleFeatures } from "./title-features.ts";
import { titlePrice } from "./title-price.ts";

const tableBits = 8;
function tableWith(weightOf: (row: number) => number) {
  return {
    titles: 1,
    asOf: "2026-11",
    tableBits,
    intercept: 3,
    step: 0.5,
    weights: packWeights(Array.from({ length: 2 ** tableBits }, (_, row) => weightOf(row))),
  };
}

test("a table of zeros gives its intercept to every title", () => {
  expect(
    titlePrice(
      "oak desk",
      tableWith(() => 0),
    ),
  ).toBe(3);
});

test("weights are signed, and one unit of them is worth a step", () => {
  const { rows, values } = titleFeatures("oak desk", tableBits);
  const sum = rows.reduce(
    (total, row, at) => total + (row % 2 === 0 ? 4 : -4) * (values[at] ?? 0),
    0,
  );

  expect(
    titlePrice(
      "oak desk",
      tableWith((row) => (row % 2 === 0 ? 4 : -4)),
    ),
  ).toBeCloseTo(3 + 0.5 * sum);
});

const table = builtInGuide().titlePrices;
const dollarsOf = (title: string) => (table === null ? 0 : Math.exp(titlePrice(title, table)));

test.each([
  ["baby grand piano", "piano bench cushion"],
  ["cordless drill kit 2 batteries", "drill bit"],
  ["washer and dryer set", "dryer knob"],
  ["solid teak sideboard", "teak oil"],
  ["diamond engagement ring 14k", "ring box"],
])("%s brings several times what %s does", (dear, cheap) => {
  expect(dollarsOf(dear)).toBeGreaterThan(3 * dollarsOf(cheap));
});

import { englishVoice, sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { salesWords } from "./english/sales.ts";
import { sales } from "./spanish/sales.ts";

const voices = [englishVoice, { language: "es", translations: { "ui.sales": sales } } as const];

test("the figures of one sale speak of one", () => {
  const said = (count: number) =>
    voices.map((voice) => [
      sayIn(salesWords, voice)("median", { count, amount: "$50" }),
      sayIn(salesWords, voice)("plotSummary", { count, prices: "$50", inRange: 1 }),
    ]);

  expect(said(1)).toEqual([
    ["Median of this sale: $50", "1 sale, $50; 1 within the resale range."],
    ["Mediana de esta venta: $50", "1 venta, $50; 1 dentro del rango de reventa."],
  ]);
  expect(said(5)).toEqual([
    ["Median of these 5 sales: $50", "5 sales, $50; 1 within the resale range."],
    ["Mediana de estas 5 ventas: $50", "5 ventas, $50; 1 dentro del rango de reventa."],
  ]);
});

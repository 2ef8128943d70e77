import { englishVoice, sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { saleWords } from "./english/account/recorded-sales.ts";
import { dealsMileage, dealsTaxes } from "./english/deals/taxes.ts";
import { salesFile } from "./english/site/sales-file.ts";
import { spanish } from "./spanish.ts";

const voices = [englishVoice, spanish];

test("one drive, mile, sale and line are said as one", () => {
  const said = (count: number) =>
    voices.map((voice) => [
      sayIn(dealsTaxes, voice)("tripsWithoutRate", { count }),
      sayIn(dealsMileage, voice)("title", { miles: count }),
      sayIn(saleWords, voice)("written", { kept: count, total: count }),
      sayIn(salesFile, voice)("read", { readable: count, bad: count }),
      sayIn(salesFile, voice)("readFrom", { readable: count, bad: 0, marketplace: "eBay" }),
    ]);

  expect(said(1)).toEqual([
    [
      "1 drive is left out: we don’t know the rate for its day.",
      "Mileage log: 1 mile",
      "1 of 1 sale written",
      "1 sale can be read, 1 line can't.",
      "1 sale from eBay can be read, 0 lines can't.",
    ],
    [
      "1 viaje queda fuera: no conocemos la tarifa de ese día.",
      "Registro de millas: 1 milla",
      "1 de 1 venta guardada",
      "Se puede leer 1 venta; 1 línea no se puede leer.",
      "Se puede leer 1 venta de eBay; 0 líneas no se pueden leer.",
    ],
  ]);
  expect(said(1200)[0]).toEqual([
    "1200 drives are left out: we don’t know the rate for their days.",
    "Mileage log: 1,200 miles",
    "1,200 of 1,200 sales written",
    "1,200 sales can be read, 1,200 lines can't.",
    "1,200 sales from eBay can be read, 0 lines can't.",
  ]);
});

import { englishVoice, sayIn, type Voice } from "@flipworth/words";
import { expect, test } from "vitest";
import { witnessWords } from "./english/report.ts";
import { billWords } from "./english/selling.ts";
import { vehicleRiskWords } from "./english/risks.ts";
import { evidenceWords } from "./english/valuation.ts";
import { spanish } from "./spanish.ts";

const voices: Voice[] = [englishVoice, { language: "es", translations: spanish }];

test("one mile, hour and listing are said as one", () => {
  const said = (count: string) =>
    voices.map((voice) => [
      sayIn(vehicleRiskWords, voice)("miles", { miles: count }),
      sayIn(evidenceWords, voice)("miles", { miles: count }),
      sayIn(evidenceWords, voice)("hours", { hours: count }),
      sayIn(billWords, voice)("drive", { miles: count, price: "$0.70" }),
      sayIn(witnessWords, voice)("found", { source: "eBay", words: "drill", used: 1, count }),
    ]);

  expect(said("1")).toEqual([
    [
      "1 mile",
      "1 mile",
      "1 hour",
      "1 mile round trip at $0.70 a mile",
      'We searched eBay for "drill" and used 1 of 1 listing.',
    ],
    [
      "1 milla",
      "1 milla",
      "1 hora",
      "1 milla de ida y vuelta a $0.70 por milla",
      'Buscamos "drill" en eBay y usamos 1 de 1 anuncio.',
    ],
  ]);
  expect(said("1,200")[0]).toEqual([
    "1,200 miles",
    "1,200 miles",
    "1,200 hours",
    "1,200 miles round trip at $0.70 a mile",
    'We searched eBay for "drill" and used 1 of 1,200 listings.',
  ]);
});

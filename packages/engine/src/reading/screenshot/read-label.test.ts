import { expect, test } from "vitest";
import { analyze } from "../../analyze.ts";
import { defaultTargets } from "../../verdict/targets.ts";
import type { OcrPage } from "../listing-facts.ts";

/** A photo with these lines on it, letters half as wide as high. */
function photoOf(lines: readonly (readonly [text: string, sizePx: number])[]): OcrPage {
  let top = 50;
  const rows = lines.map(([text, sizePx]) => {
    let left = 60;
    const words = text.split(" ").map((word) => {
      const right = left + word.length * (sizePx / 2);
      const box = { left, top, right, bottom: top + sizePx };
      left = right + sizePx / 4;
      return { text: word, confidence: 91, box };
    });
    const box = { left: 60, top, right: left, bottom: top + sizePx };
    top += sizePx * 2;
    return { text, confidence: 91, box, words };
  });
  return { widthPx: 1600, heightPx: top, lines: rows };
}

const analyzePhoto = (page: OcrPage, price?: number) =>
  analyze({
    fields: price === undefined ? {} : { price },
    screenshot: page,
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-21",
  });

test("a model plate names the item, and the price comes from the person", () => {
  const plate = photoOf([
    ["Made in China", 20],
    ["INPUT 120V 60Hz 300W", 18],
    ["KitchenAid", 90],
    ["Artisan Stand Mixer KSM150PS", 44],
    ["SERIAL W10245678", 18],
  ]);

  const outcome = analyzePhoto(plate, 40);

  expect(outcome).toMatchObject({ kind: "analysed", report: { brand: "KitchenAid", price: 40 } });
  expect(
    outcome.kind === "analysed" && outcome.report.details.analysisStages.reading,
  ).toMatchObject({
    title: "KitchenAid Artisan Stand Mixer KSM150PS",
    origins: { title: { certainty: "unsure" } },
  });
});

test.each([
  ["words that name nothing we price", photoOf([["HAPPY BIRTHDAY", 80]])],
  ["a kind of thing without a model", photoOf([["Solid oak table", 80]])],
  [
    "a page with prices on it",
    photoOf([
      ["KitchenAid KSM150PS", 40],
      ["$40", 40],
      ["$55", 40],
      ["$60", 40],
    ]),
  ],
])("%s is asked about and not guessed", (_, page) => {
  expect(analyzePhoto(page)).toMatchObject({ kind: "refused", reason: "not_a_listing" });
});

// @vitest-environment node
import { brandKnowledge, categoryKnowledge, listedThingIds } from "@flipworth/content";
import { createEngine, defaultTargets } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test, vi } from "vitest";
import { priceDay } from "./ask-when-built.ts";
import { listingTitleOf } from "../listing-title.ts";
import { findBand } from "./price-bands.ts";

// Thousands of answers: a busy machine takes longer than a test usually may.
vi.setConfig({ testTimeout: 60_000 });

const engine = createEngine(builtInGuide());

/** The analyzer, asked by itself about a plain listing. */
function answerTo(title: string, condition = "Used - Good") {
  const outcome = engine.analyze({
    fields: { title, condition, price: 40 },
    text: "",
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: priceDay,
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  const { identification, evaluation } = outcome.report.details.analysisStages;
  const { low, median, high } = evaluation;
  return { entryId: identification.entryId, low, median, high };
}

const bandIds = [...Object.values(categoryKnowledge), ...Object.values(brandKnowledge)].flatMap(
  ({ bandIds: ids }) => ids,
);
const ids = [...new Set([...bandIds, ...listedThingIds])].filter(
  (id) => !id.startsWith("vehicle/"),
);

test("an iPhone 15 has the same range on a page as in the analyzer", () => {
  const { lowCents, medianCents, highCents } = findBand("apple-iphone-15");

  expect(answerTo("iPhone 15")).toEqual({
    entryId: "apple-iphone-15",
    low: lowCents / 100,
    median: medianCents / 100,
    high: highCents / 100,
  });
});

test("every row of a table, and every thing with a page, has the analyzer's own range", () => {
  const differing = ids.filter((id) => {
    const { lowCents, medianCents, highCents } = findBand(id);
    const answer = answerTo(listingTitleOf(id));
    const shown = {
      entryId: id,
      low: lowCents / 100,
      median: medianCents / 100,
      high: highCents / 100,
    };
    return JSON.stringify(answer) !== JSON.stringify(shown);
  });

  expect(ids.length).toBeGreaterThan(650);
  expect(differing).toEqual([]);
});

test("a maker whose name begins the model is named once, and a nameless thing starts with a capital", () => {
  expect(findBand("nintendo-nintendo-64").name).toBe("Nintendo 64");
  expect(findBand("sectional-sofa").name).toBe("Sectional sofa");
});

test("an id that the price guide does not have is refused by name", () => {
  expect(() => findBand("no-such-thing")).toThrow("no-such-thing");
});

test("a thing that the analyzer gives no range by its name alone is in no table", () => {
  expect(() => findBand("gold-bracelet")).toThrow("gold-bracelet");
});

test("a recalled thing says so with the remedy, and one with a page links to it", () => {
  expect(findBand("ikea-malm-dresser")).toMatchObject({
    recall: expect.stringContaining("wall anchor"),
    path: "/prices/ikea-malm-dresser",
  });
  expect(findBand("4moms-mamaroo-or-rockaroo").recall).toContain("strap fastener");
  expect(findBand("apple-iphone-15").recall).toBeUndefined();
});

test("a vehicle's band is the engine's own for a model or a class at an age", () => {
  const newer = findBand("vehicle/Toyota Camry/5");
  const older = findBand("vehicle/Toyota Camry/10");
  const driven = findBand("vehicle/Toyota Camry/10/50000");

  expect(older.name).toBe("10-year-old Toyota Camry (118,000 miles)");
  expect(older.asOf).toMatch(/^20\d\d-\d\d$/);
  expect(newer.medianCents).toBeGreaterThan(older.medianCents);
  expect(driven.medianCents).toBeLessThan(older.medianCents);
  expect(findBand("vehicle/compact/10").name).toBe("10-year-old compact car (118,000 miles)");
  expect(findBand("vehicle/pontoon boat/15").name).toBe("15-year-old pontoon boat");
  expect(() => findBand("vehicle/Toyota Nonesuch/5")).toThrow("Toyota Nonesuch");
});

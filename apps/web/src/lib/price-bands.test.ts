import { brandKnowledge, categoryKnowledge } from "@flipworth/content";
import { expect, test } from "vitest";
import { findBand } from "./price-bands.ts";

test("a band runs from the 10th to the 90th percentile around the guide's median", () => {
  const band = findBand("dewalt-dcd771");

  // $30 with a scatter of 0.3: 30 ÷ e^(1.2816 × 0.3) = 20.42 and 30 × e^(1.2816 × 0.3) = 44.06.
  expect(band).toMatchObject({ lowCents: 20_00, medianCents: 30_00, highCents: 44_00 });
  expect(band.name).toBe("DeWalt DCD771 20V drill");
  expect(band.asOf).toMatch(/^20\d\d-\d\d/);
});

test("limits above a hundred dollars keep two figures and stay on either side of the median", () => {
  const band = findBand("sony-a7-iii");

  expect(band.highCents % 10_00).toBe(0);
  expect(band.lowCents).toBeLessThan(band.medianCents);
  expect(band.highCents).toBeGreaterThan(band.medianCents);
});

test("a maker whose name begins the model is named once, and a nameless thing starts with a capital", () => {
  expect(findBand("nintendo-nintendo-64").name).toBe("Nintendo 64");
  expect(findBand("sectional-sofa").name).toBe("Sectional sofa");
});

test("an id that the price guide does not have is refused by name", () => {
  expect(() => findBand("no-such-thing")).toThrow("no-such-thing");
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

const pages = [...Object.values(categoryKnowledge), ...Object.values(brandKnowledge)];

test.each(pages)("the price guide has every entry that the page of $slug names", ({ bandIds }) => {
  const bands = bandIds.map((id) => findBand(id));

  expect(bands.filter(({ lowCents, highCents }) => lowCents >= highCents)).toEqual([]);
});

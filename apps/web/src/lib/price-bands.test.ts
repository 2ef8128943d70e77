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

const pages = [...Object.values(categoryKnowledge), ...Object.values(brandKnowledge)];

test.each(pages)("the price guide has every entry that the page of $slug names", ({ bandIds }) => {
  const bands = bandIds.map((id) => findBand(id));

  expect(bands.filter(({ lowCents, highCents }) => lowCents >= highCents)).toEqual([]);
});

import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { categories } from "./category.ts";
import { createEngine } from "./create-engine.ts";
import { type LabelledTitle, measureVerdicts } from "./testing/labelled-verdicts.ts";
import { labelledLines } from "./testing/labelled-lines.ts";

const files = import.meta.glob<string>("../golden/labelled-titles.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const labels = labelledLines<LabelledTitle>(files);
const { trapsAtTheirPrice, ordinaryAtHalf, ordinaryAtFull } = measureVerdicts(
  labels,
  createEngine(builtInGuide()),
);

// The floor that docs/verdicts.md tells of: a change that falls below it has to be explained there.
test("hardly a part, accessory or look-alike asked at its own price is a Buy", () => {
  expect(trapsAtTheirPrice.buy).toBeLessThanOrEqual(1);
});

test("at least half of the ordinary things asked at half of what they bring are a Buy", () => {
  expect(ordinaryAtHalf.buy / ordinaryAtHalf.titles).toBeGreaterThanOrEqual(0.55);
});

test("few ordinary things asked at what they bring are a Buy", () => {
  expect(ordinaryAtFull.buy / ordinaryAtFull.titles).toBeLessThanOrEqual(0.13);
});

test("the labelled titles hold enough traps and spread over every category", () => {
  expect(labels.length).toBeGreaterThanOrEqual(330);
  expect(trapsAtTheirPrice.titles).toBeGreaterThanOrEqual(labels.length / 3);
  const traps = labels.filter(({ kind }) => kind !== "ordinary");
  expect(new Set(traps.map(({ category }) => category))).toEqual(new Set(categories));
  expect(labels.filter(({ split }) => split === "held_out").length).toBeGreaterThanOrEqual(110);
});

import { expect, test } from "vitest";
import { itemOf } from "../testing/items.ts";
import { categoryPrior } from "./category-priors.ts";
import { priorEvidence } from "./prior-evidence.ts";

const fault = { kind: "cracked", name: "cracked", words: "cracked", takes: 0.4, isInGrade: false };
const unknown = itemOf({ entry: null });
const usualUsd = () => categoryPrior("electronics").usedMedianUsd;

test("what only its category tells is worth what such things are, by condition and faults", () => {
  const dollarsOf = (...question: Parameters<typeof priorEvidence>) =>
    Math.exp(priorEvidence(...question).logMedian);
  expect(dollarsOf(unknown, null)).toBeCloseTo(usualUsd());
  expect(dollarsOf(unknown, "fair")).toBeCloseTo(0.8 * usualUsd());
  expect(dollarsOf({ ...unknown, faults: [fault] }, "good")).toBeCloseTo(0.6 * usualUsd());
});

test("it names the category, or says that it is of anything at all", () => {
  const sentenceOf = (category: "electronics" | null) =>
    priorEvidence({ ...unknown, category }, null).sentence;
  expect(sentenceOf("electronics")).toMatch(/^A typical listing in electronics sells for about \$/);
  expect(sentenceOf(null)).toMatch(/^A typical second-hand item sells for about \$/);
});

test("it is so unsure that it carries no range by itself", () => {
  expect(priorEvidence(unknown, null)).toMatchObject({
    source: "category_prior",
    medianUncertainty: 1.2,
    asOf: "2026-11",
    basis: "Flipworth's own estimate for the whole category",
  });
});

import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { defaultTargets } from "../verdict/targets.ts";
import { labelledLines } from "../testing/labelled-lines.ts";

// Titles of our own with about what such a thing brings in a private sale, by general knowledge of
// November 2026 and written down before the engine was asked. They hold what is reached; they are no sales.
type Labelled = { title: string; kind: string; aboutUsd: number };

const files = import.meta.glob<string>("../../golden/other-vehicles.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const labelled = labelledLines<Labelled>(files);

const engine = createEngine(builtInGuide());

const answers = labelled.map(({ title, kind, aboutUsd }) => {
  const outcome = engine.analyze({
    fields: { title },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-22",
  });
  if (outcome.kind === "refused") throw new Error(`${title}: ${outcome.sentence}`);
  const { low = 0, median = 0, high = 0 } = outcome.report.details.analysisStages.evaluation;
  const error = Math.exp(Math.abs(Math.log(Math.max(1, median) / aboutUsd))) - 1;
  return {
    title,
    kind,
    error,
    isHeld: low <= aboutUsd && aboutUsd <= high,
    isAnswered: median > 0,
  };
});

test("motorcycles, boats, RVs, trailers, carts and mowers are answered, nearly all of them", () => {
  const silent = answers.filter(({ isAnswered }) => !isAnswered);

  expect(labelled.length).toBeGreaterThanOrEqual(60);
  expect(silent.length / answers.length, silent.map(({ title }) => title).join("\n")).toBeLessThan(
    0.03,
  );
});

test.each([...new Set(labelled.map(({ kind }) => kind))])(
  "%s: half of the estimates are within 33%%, and the ranges hold three in four",
  (kind) => {
    const ofKind = answers.filter((answer) => answer.kind === kind);
    const errors = ofKind.map(({ error }) => error).toSorted((a, b) => a - b);
    const held = ofKind.filter(({ isHeld }) => isHeld).length;

    expect(errors[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(0.33);
    expect(held / ofKind.length).toBeGreaterThanOrEqual(0.75);
  },
);

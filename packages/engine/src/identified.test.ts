import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import type { AnalysisInput } from "./analysis-input.ts";
import { createEngine } from "./create-engine.ts";
import type { Identified } from "./identified.ts";
import type { GoldenListing } from "./testing/golden-case.ts";
import { defaultTargets } from "./verdict/targets.ts";
import { labelledLines } from "./testing/labelled-lines.ts";

const cases = import.meta.glob<GoldenListing>("../golden/cases/*/listing.json", {
  eager: true,
  import: "default",
});

const labelled = import.meta.glob<string>("../golden/{labelled-titles,labelled-vehicles}.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});

const titles = labelledLines<{ title: string }>(labelled).map(({ title }) => title);
/** What another thread would get of it. */
const plainCopy = (identified: Identified): Identified => JSON.parse(JSON.stringify(identified));
const everyFifth = <T>(all: readonly T[]) => all.filter((_, at) => at % 5 === 0);

const inputOf = (listing: Partial<GoldenListing>): AnalysisInput => ({
  fields: listing.fields ?? {},
  ...(listing.text === undefined ? {} : { text: listing.text }),
  comparables: listing.comparables ?? [],
  marketplaceUrl: listing.marketplaceUrl ?? null,
  sellingPlatform: null,
  targets: defaultTargets,
  asOf: listing.asOf ?? "2026-11-21",
});

const engine = createEngine(builtInGuide());

test("what is identified in one thread and appraised in another is what is analyzed at once", () => {
  const bare = everyFifth(titles).map((title) => inputOf({ fields: { title, price: "$50" } }));
  const inputs = [...Object.values(cases).map(inputOf), ...bare];
  expect(inputs.length).toBeGreaterThan(200);

  for (const input of inputs) {
    const identified = engine.identify(input);
    const outcome =
      identified.kind === "refused" ? identified : engine.appraise(plainCopy(identified), input);
    expect(outcome).toEqual(engine.analyze(input));
  }
});

test("each half tells its own stages, which together are those of an analysis", () => {
  const stagesOf = (run: (onStage: NonNullable<AnalysisInput["onStage"]>) => unknown) => {
    const stages: string[] = [];
    run((stage, sentence) => stages.push(`${stage}: ${sentence}`));
    return stages;
  };
  const input = inputOf({ fields: { title: "Apple iPad 9th generation 64GB", price: 60 } });
  const identified = engine.identify(input);
  if (identified.kind === "refused") throw new Error(identified.sentence);

  const first = stagesOf((onStage) => engine.identify({ ...input, onStage }));
  const second = stagesOf((onStage) => engine.appraise(identified, { ...input, onStage }));

  expect(first).toHaveLength(2);
  expect([...first, ...second]).toEqual(
    stagesOf((onStage) => engine.analyze({ ...input, onStage })),
  );
});

import type { GuideSource } from "@flipworth/guide/source";
import { expect, test } from "vitest";
import type { AnalysisInput } from "./analysis-input.ts";
import { createEngine, type Engine } from "./create-engine.ts";
import { smallGuide } from "./testing/small-guide.ts";
import { defaultTargets } from "./verdict/targets.ts";

const family = {
  category: "electronics",
  specificity: "model",
  scatter: 0.3,
  shipPounds: 3,
  feeClass: "most",
  sellsIn: "weeks",
  basis: "general",
} as const;

const zx500: GuideSource["entries"][number] = {
  id: "zorblatt-zx500",
  family: "receivers",
  brand: "Zorblatt",
  model: "ZX500",
  names: "zorblatt zx500, zx500",
  usedUsd: 340,
};

const receivers = (usedUsd: number) =>
  smallGuide({ families: { receivers: family }, entries: [{ ...zx500, usedUsd }] });

const analyze = (
  engine: Engine,
  {
    title,
    category = null,
    onStage,
  }: Pick<AnalysisInput, "onStage"> & { title: string; category?: string | null },
) =>
  engine.analyze({
    fields: { title, price: "$20", condition: "Used - Good", ...(category ? { category } : {}) },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-21",
    ...(onStage ? { onStage } : {}),
  });

function marketValue(outcome: ReturnType<typeof analyze>): string | null {
  if (outcome.kind !== "analysed") throw new Error(outcome.sentence);
  return outcome.report.marketValue;
}

test("a category that only a small guide has gets an answer: by an entry, by a noun and by its section", () => {
  const engine = createEngine(
    smallGuide({
      categories: {
        "hot-air-balloons": {
          usedUsd: 5_000,
          shipPounds: null,
          feeClass: "most",
          soldAmong: "outdoors",
          sections: [{ turn: 5, words: "*balloon*, *aerostat*" }],
          nouns: "balloon envelope, burner frame",
          brands: "Zephyrine",
        },
      },
      families: { balloons: { ...family, category: "hot-air-balloons", shipPounds: null } },
      entries: [
        {
          id: "zephyrine-cloud-9",
          family: "balloons",
          brand: "Zephyrine",
          model: "Cloud 9",
          names: "zephyrine cloud 9, cloud 9",
          usedUsd: 9_000,
        },
      ],
    }),
  );
  const reportOf = (title: string, category: string | null = null) => {
    const outcome = analyze(engine, { title, category });
    if (outcome.kind !== "analysed") throw new Error(outcome.sentence);
    return outcome.report;
  };

  expect(reportOf("Zephyrine Cloud 9, one owner")).toMatchObject({
    category: "hot-air-balloons",
    brand: "Zephyrine",
    model: "Cloud 9",
    marketValue: expect.stringMatching(/^\$\d,\d{3}$/),
  });
  expect(reportOf("burner frame, barely used").category).toBe("hot-air-balloons");
  expect(reportOf("Zephyrine, barely used").category).toBe("hot-air-balloons");
  expect(reportOf("barely used, must go", "Sports / Aerostats").category).toBe("hot-air-balloons");
});

test("two engines of different guides answer in turn without mixing", () => {
  const [cheap, dear] = [createEngine(receivers(100)), createEngine(receivers(900))];
  const alone = [cheap, dear].map((engine) => marketValue(analyze(engine, { title: "ZX500" })));

  const inTurn = [cheap, dear, cheap, dear].map((engine) =>
    marketValue(analyze(engine, { title: "ZX500" })),
  );

  expect(new Set(alone).size).toBe(2);
  expect(inTurn).toEqual([...alone, ...alone]);
});

test("an engine that is asked in the middle of another's answer changes nothing of it", () => {
  const [cheap, dear] = [createEngine(receivers(100)), createEngine(receivers(900))];
  const alone = marketValue(analyze(cheap, { title: "ZX500" }));
  const between: (string | null)[] = [];

  const answer = analyze(cheap, {
    title: "ZX500",
    onStage: () => between.push(marketValue(analyze(dear, { title: "ZX500" }))),
  });

  expect(marketValue(answer)).toBe(alone);
  expect(new Set(between)).toEqual(new Set([marketValue(analyze(dear, { title: "ZX500" }))]));
  expect(between).toHaveLength(4);
});

test("an answer that fails leaves the other engine's guide in use", () => {
  const [cheap, dear] = [createEngine(receivers(100)), createEngine(receivers(900))];
  const alone = marketValue(analyze(cheap, { title: "ZX500" }));
  const failing = () =>
    analyze(dear, {
      title: "ZX500",
      onStage: () => {
        throw new Error("the person left");
      },
    });

  const answer = analyze(cheap, { title: "ZX500", onStage: () => expect(failing).toThrow("left") });

  expect(marketValue(answer)).toBe(alone);
});

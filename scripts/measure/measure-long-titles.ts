import { createEngine, defaultTargets } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { longTitles } from "../lib/long-titles.ts";

// What the longest titles cost the engine: the fastest of many tries, since what else the machine
// does is no cost of the title. The aim is 5 ms. Prints what it measured and asserts nothing.

const guide = builtInGuide();
const engine = createEngine(guide);
const tries = 40;

function fastestMs(title: string): number {
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    engine.analyze({
      fields: { title, price: 50 },
      comparables: [],
      marketplaceUrl: null,
      sellingPlatform: null,
      targets: defaultTargets,
      asOf: "2026-11-22",
    });
    return performance.now() - start;
  });
  return Math.min(...times);
}

const measured = longTitles(guide).map(([what, title]) => ({ what, ms: fastestMs(title) }));
for (const { what, ms } of measured.toSorted((a, b) => b.ms - a.ms)) {
  process.stdout.write(`${ms.toFixed(1).padStart(6)} ms  ${what}\n`);
}

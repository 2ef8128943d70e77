import { enableCompileCache } from "node:module";
import type { LoadCost } from "./load-cost.ts";

// A process of its own: `node --expose-gc load-bundle.ts BUNDLE [FOLDER OF THE COMPILE CACHE]` loads
// the engine, asks it once, and prints what both cost.

const [bundle = "", cacheFolder] = process.argv.slice(2);
if (cacheFolder !== undefined) enableCompileCache(cacheFolder);

globalThis.gc?.();
const before = measure();
const product: typeof import("./product.ts") = await import(bundle);
const engine = product.createEngine(product.builtInGuide());
const loaded = measure();
engine.analyze({
  fields: { title: "Solid wood dresser, six drawers", price: "$60", condition: "Used - Good" },
  comparables: [],
  marketplaceUrl: null,
  sellingPlatform: null,
  targets: product.defaultTargets,
  asOf: "2026-11-21",
});
const answered = measure();
globalThis.gc?.();
const collected = measure();

const cost: LoadCost = {
  loadMs: loaded.mainMs - before.mainMs,
  allThreadsMs: loaded.allMs - before.allMs,
  firstAnswerMs: answered.mainMs - loaded.mainMs,
  grownMb: loaded.residentMb - before.residentMb,
  grownCollectedMb: collected.residentMb - before.residentMb,
  heapMb: collected.heapMb - before.heapMb,
};
process.stdout.write(JSON.stringify(cost));

/** Processor time, which other programs on the machine hardly move, and memory. */
function measure() {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    mainMs: milliseconds(process.threadCpuUsage()),
    allMs: milliseconds(process.cpuUsage()),
    residentMb: rss / 1e6,
    heapMb: heapUsed / 1e6,
  };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}

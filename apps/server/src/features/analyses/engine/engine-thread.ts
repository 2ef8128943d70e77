import { defaultTargets, type IdentityOfSale, type SaleTitle } from "@flipworth/engine";
import { workerData } from "piscina";
import type { Config } from "../../../config.ts";
import { entriesOf, type EntryFacts, findEntries, identifySales } from "../../../guide-reader.ts";
import { openEngine } from "../../../open-engine.ts";
import { timedEngine } from "./timed-engine.ts";

// Safe because the pool that starts this thread hands it exactly these settings.
const engine = await openEngine(workerData as Config["guide"]);

export const identifySalesInThread = (sales: readonly SaleTitle[]): IdentityOfSale[] =>
  identifySales(engine, sales);

export const findEntriesInThread = (ids: readonly string[]): EntryFacts[] =>
  findEntries(engine, ids);

export const entriesOfInThread = (category: string): EntryFacts[] => entriesOf(engine, category);

const { analyze, identify, appraise } = timedEngine(engine);

/** What a thread of the engine's pool runs. */
export { analyze as analyzeInThread, identify as identifyInThread, appraise as appraiseInThread };

const analyzeTitle = (title: string, price: number) =>
  analyze({
    fields: { title, price },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-01-01",
  });

// The engine makes its indexes at the first listing, and nobody should wait for them.
analyzeTitle("Apple iPad 9th generation 64GB", 60);

const kinds = [
  "Cordless drill with two batteries",
  "Office chair, size B",
  "Game console with dock",
  "Solid wood dresser, 6 drawers",
  "2014 sedan, 98,000 miles",
  "Box of things",
];

/** A listing of each kind a few times: the first of a kind takes ten times as long as those after it. */
export function warmUpInThread(): void {
  for (let round = 0; round < 3; round += 1) for (const title of kinds) analyzeTitle(title, 80);
}

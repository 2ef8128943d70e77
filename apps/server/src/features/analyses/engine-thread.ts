import { defaultTargets, type IdentityOfSale, type SaleTitle } from "@flipworth/engine";
import { workerData } from "piscina";
import type { Config } from "../../config.ts";
import { entriesOf, type EntryFacts, findEntries, identifySales } from "../../guide-reader.ts";
import { openEngine } from "../../open-engine.ts";
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

// The engine makes its indexes at the first listing, and nobody should wait for them.
analyze({
  fields: { title: "Apple iPad 9th generation 64GB", price: 60 },
  comparables: [],
  marketplaceUrl: null,
  sellingPlatform: null,
  targets: defaultTargets,
  asOf: "2026-01-01",
});

import { isMainThread } from "node:worker_threads";
import type { StageEvent } from "@flipworth/contract";
import { analyze, defaultTargets } from "@flipworth/engine";
import type { Analysed, EngineInput } from "./engine-port.ts";

/** What a thread of the engine's pool runs: the one call of the engine, with what each of its stages took. */
export function analyzeTimed(input: EngineInput): Analysed {
  const stages: StageEvent[] = [];
  let stageBegan = performance.now();
  const onStage = (stage: StageEvent["stage"], sentence: string) => {
    const now = performance.now();
    stages.push({ stage, sentence, milliseconds: now - stageBegan });
    stageBegan = now;
  };
  return { outcome: analyze({ ...input, onStage }), stages };
}

// The engine makes its indexes at the first listing: in a thread nobody should wait for them.
if (!isMainThread) {
  analyzeTimed({
    fields: { title: "Apple iPad 9th generation 64GB", price: 60 },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-01-01",
  });
}

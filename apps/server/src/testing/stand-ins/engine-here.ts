import { createEngine, type Engine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import type { AnalysisEngine } from "../../features/analyses/engine/engine-port.ts";
import { timedEngine } from "../../features/analyses/engine/timed-engine.ts";
import { entriesOf, findEntries, type GuideReader, identifySales } from "../../guide-reader.ts";

const engine = createEngine(builtInGuide());

/** The guide's reader without its threads. */
export const guideHere: GuideReader = {
  identifySales: async (sales) => identifySales(engine, sales),
  findEntries: async (ids) => findEntries(engine, ids),
  entriesOf: async (category) => entriesOf(engine, category),
};

/** The real engine without its threads, which take a test file as long to start as all its tests. */
export const engineHere = withoutThreads(engine);

/** What a thread would be handed and would hand back goes through the same copying. */
export function withoutThreads(of: Engine): AnalysisEngine {
  const timed = timedEngine(of);
  return {
    analyze: async (input) => timed.analyze(input),
    identify: async (input) => structuredClone(timed.identify(input)),
    appraise: async (question) => timed.appraise(structuredClone(question)),
  };
}

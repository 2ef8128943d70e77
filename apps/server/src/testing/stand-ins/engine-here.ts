import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { analyzeTimed } from "../../features/analyses/analyze-timed.ts";
import type { AnalysisEngine } from "../../features/analyses/engine-port.ts";
import { entriesOf, findEntries, type GuideReader, identifySales } from "../../guide-reader.ts";

const engine = createEngine(builtInGuide());

/** The guide's reader without its threads. */
export const guideHere: GuideReader = {
  identifySales: async (sales) => identifySales(engine, sales),
  findEntries: async (ids) => findEntries(engine, ids),
  entriesOf: async (category) => entriesOf(engine, category),
};

/** The real engine without its threads, which take a test file as long to start as all its tests. */
export const engineHere: AnalysisEngine = { analyze: async (input) => analyzeTimed(engine, input) };

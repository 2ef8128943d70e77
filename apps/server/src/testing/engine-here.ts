import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { analyzeTimed } from "../features/analyses/analyze-timed.ts";
import type { AnalysisEngine } from "../features/analyses/engine-port.ts";

const engine = createEngine(builtInGuide());

/** The real engine without its threads, which take a test file as long to start as all its tests. */
export const engineHere: AnalysisEngine = { analyze: async (input) => analyzeTimed(engine, input) };

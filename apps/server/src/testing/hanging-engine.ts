import { analyzeTimed as analyzeForReal } from "../features/analyses/analyze-timed.ts";
import type { EngineInput } from "../features/analyses/engine-port.ts";

/** The engine, with one listing that it never comes to an end with. */
export function analyzeTimed(input: EngineInput) {
  while (input.fields.title === "hang");
  return analyzeForReal(input);
}

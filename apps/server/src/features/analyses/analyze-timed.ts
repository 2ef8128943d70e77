import type { StageEvent } from "@flipworth/contract";
import { analyze } from "@flipworth/engine";
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

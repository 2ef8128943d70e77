import type { StageEvent } from "@flipworth/contract";
import type { Engine } from "@flipworth/engine";
import type { Analysed, EngineInput } from "./engine-port.ts";

/** The one call of the engine, with what each of its stages took. */
export function analyzeTimed(engine: Engine, input: EngineInput): Analysed {
  const stages: StageEvent[] = [];
  let stageBegan = performance.now();
  const onStage = (stage: StageEvent["stage"], sentence: string) => {
    const now = performance.now();
    stages.push({ stage, sentence, milliseconds: now - stageBegan });
    stageBegan = now;
  };
  return { outcome: engine.analyze({ ...input, onStage }), stages };
}

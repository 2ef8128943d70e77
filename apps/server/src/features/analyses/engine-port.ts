import type { StageEvent } from "@flipworth/contract";
import type { AnalysisInput, AnalysisOutcome } from "@flipworth/engine";

export type EngineInput = Omit<AnalysisInput, "onStage">;

/** Who waits for an answer of the engine, by which it shares its threads. */
export type Asking = {
  ownerId: string;
  network: string;
  hasPriority: boolean;
  signal: AbortSignal;
};

export type Analysed = {
  outcome: AnalysisOutcome;
  /** Those that were done, in their order. */
  stages: readonly StageEvent[];
};

export interface AnalysisEngine {
  /** Throws AppError("unavailable") when there is no thread in time or the listing takes too long. */
  analyze(input: EngineInput, asking: Asking): Promise<Analysed>;
}

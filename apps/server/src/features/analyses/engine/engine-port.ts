import type { StageEvent } from "@flipworth/contract";
import type {
  AnalysisInput,
  AnalysisOutcome,
  Appraisal,
  AppraisalInput,
  Identified,
  ListingInput,
  Refusal,
} from "@flipworth/engine";

export type EngineInput = Omit<AnalysisInput, "onStage">;
export type ListingToIdentify = Omit<ListingInput, "onStage">;
export type ToAppraise = { identified: Identified; input: Omit<AppraisalInput, "onStage"> };

/** Who waits for an answer of the engine, by which it shares its threads. */
export type Asking = {
  ownerId: string;
  network: string;
  hasPriority: boolean;
  signal: AbortSignal;
};

/** What the engine answered, and the stages that were done, in their order. */
export type Staged<Outcome> = { outcome: Outcome; stages: readonly StageEvent[] };

export type IdentifiedListing = Staged<Identified | Refusal>;

/**
 * The engine in threads. Each throws AppError("unavailable") when there is no thread in time or the
 * listing takes too long.
 */
export interface AnalysisEngine {
  /** Both halves at once, where nobody has to be asked in between. */
  analyze: (input: EngineInput, asking: Asking) => Promise<Staged<AnalysisOutcome>>;
  /** What is sold, by which others are asked for evidence. */
  identify: (input: ListingToIdentify, asking: Asking) => Promise<IdentifiedListing>;
  /** What that is worth, with all the evidence. */
  appraise: (question: ToAppraise, asking: Asking) => Promise<Staged<Appraisal>>;
}

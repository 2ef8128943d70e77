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
import type { Language } from "@flipworth/words";

/** A thread is told the language: what is said in it is there already. */
type InThread<Input> = Omit<Input, "onStage" | "voice"> & { language?: Language };
export type EngineInput = InThread<AnalysisInput>;
export type ListingToIdentify = InThread<ListingInput>;
export type ToAppraise = { identified: Identified; input: InThread<AppraisalInput> };

/** Who waits for an answer of the engine, by which it shares its threads. */
export type Asking = {
  ownerId: string;
  network: string;
  hasPriority: boolean;
  /** In which they are answered. */
  language: Language;
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

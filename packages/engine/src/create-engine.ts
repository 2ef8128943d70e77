import type { Guide } from "@flipworth/guide/guide";
import { type AnalysisInput, type AnalysisOutcome, analyze } from "./analyze.ts";
import { explainTitle, type TitleExplained } from "./identification/explain-title.ts";
import { knowledgeOf, withKnowledge } from "./price-guide/guide.ts";
import {
  type VehicleBand,
  vehicleBand,
  type VehicleBandQuestion,
} from "./vehicles/vehicle-band.ts";

export type Engine = {
  guide: Guide;
  /** A listing in, a verdict out: synchronous and pure, about a millisecond of arithmetic. */
  analyze: (input: AnalysisInput) => AnalysisOutcome;
  /** Why a title is taken for what it is taken for. */
  explain: (title: string) => TitleExplained;
  /** What a vehicle of a model or class brings at an age, for tables. */
  vehicleBand: (question: VehicleBandQuestion) => VehicleBand;
};

/** An engine that knows what the guide knows. Make one for a process: it indexes the guide. */
export function createEngine(guide: Guide): Engine {
  const knowledge = knowledgeOf(guide);
  return {
    guide,
    analyze: (input) => withKnowledge(knowledge, () => analyze(input)),
    explain: (title) => withKnowledge(knowledge, () => explainTitle(title)),
    vehicleBand: (question) => withKnowledge(knowledge, () => vehicleBand(question)),
  };
}

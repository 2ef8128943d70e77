import type { StageEvent } from "@flipworth/contract";
import type { AnalysisOutcome, AnalysisStage, Appraisal, Engine } from "@flipworth/engine";
import type { Language } from "@flipworth/words";
import { voiceOf } from "../../../words/voice-of.ts";
import type {
  EngineInput,
  IdentifiedListing,
  ListingToIdentify,
  Staged,
  ToAppraise,
} from "./engine-port.ts";

/** The calls of an engine, each with what its stages took. */
export function timedEngine(engine: Engine) {
  return {
    analyze: (input: EngineInput): Staged<AnalysisOutcome> =>
      timed((onStage) => engine.analyze({ ...inVoice(input), onStage })),
    identify: (input: ListingToIdentify): IdentifiedListing =>
      timed((onStage) => engine.identify({ ...inVoice(input), onStage })),
    appraise: ({ identified, input }: ToAppraise): Staged<Appraisal> =>
      timed((onStage) => engine.appraise(identified, { ...inVoice(input), onStage })),
  };
}

const inVoice = <Input extends { language?: Language }>({ language = "en", ...input }: Input) => ({
  ...input,
  voice: voiceOf(language),
});

type OnStage = (stage: AnalysisStage, sentence: string) => void;

function timed<Outcome>(run: (onStage: OnStage) => Outcome): Staged<Outcome> {
  const stages: StageEvent[] = [];
  let stageBegan = performance.now();
  const outcome = run((stage, sentence) => {
    const now = performance.now();
    stages.push({ stage, sentence, milliseconds: now - stageBegan });
    stageBegan = now;
  });
  return { outcome, stages };
}

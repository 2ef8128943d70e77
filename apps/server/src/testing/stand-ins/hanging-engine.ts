import type {
  Asking,
  EngineInput,
  ListingToIdentify,
  ToAppraise,
} from "../../features/analyses/engine/engine-port.ts";
import { engineHere } from "./engine-here.ts";

/** A thread's engine, with one listing that it never comes to an end with. */
export async function analyzeInThread(input: EngineInput) {
  while (input.fields.title === "hang");
  return engineHere.analyze(input, hereAlone);
}

export const identifyInThread = (input: ListingToIdentify) => engineHere.identify(input, hereAlone);
export const appraiseInThread = (question: ToAppraise) => engineHere.appraise(question, hereAlone);

const hereAlone: Asking = {
  ownerId: "nobody",
  network: "nowhere",
  language: "en",
  hasPriority: false,
  signal: new AbortController().signal,
};

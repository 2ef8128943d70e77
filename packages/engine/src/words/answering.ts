import type { Guide } from "@flipworth/guide/guide";
import type { Voice } from "@flipworth/words";
import { knowledgeOf, withKnowledge } from "../price-guide/guide.ts";
import { withVoice } from "./voice-in-use.ts";

/** Runs one synchronous piece of work. */
type Answering = <T>(run: () => T, voice?: Voice) => T;

/** Answers by what the guide knows, in English where no voice is given. */
export function answeringBy(guide: Guide): Answering {
  const knowledge = knowledgeOf(guide);
  return (run, voice) => withKnowledge(knowledge, () => withVoice(voice, run));
}

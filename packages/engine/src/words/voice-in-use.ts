import { englishVoice, type Say, sayIn, type Voice, type Words } from "@flipworth/words";

/**
 * The voice of the answer that is being written. An answer is synchronous, so two never mix; what
 * writes its sentences stands too deep in the stages to be handed it by each of them.
 */
let inUse: Voice = englishVoice;

/** Runs one synchronous piece of work whose sentences are said in the voice. */
export function withVoice<T>(voice: Voice | undefined, run: () => T): T {
  const before = inUse;
  inUse = voice ?? englishVoice;
  try {
    return run();
  } finally {
    inUse = before;
  }
}

/** Writes the messages of a catalog in the voice of the answer; what it lacks is said in English. */
export const spoken =
  <Id extends string>(words: Words<Id>): Say<Id> =>
  (id, values) =>
    sayIn(words, inUse)(id, values);

/**
 * Words of the guide's data and of the fee tables, which are English, in the voice of the answer. A
 * guide of one's own may say what no language has words for: that stays as it stands there.
 */
export const ofGuide = (english: string): string =>
  inUse.translations[guideSentences]?.[english] ?? english;

/** The name under which translations have the guide's words, by their English. */
export const guideSentences = "engine.guide";

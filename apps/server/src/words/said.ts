import { type Values, sayIn, type Voice, type Words } from "@flipworth/words";

/** A sentence that is said when it is known in which language. */
export type Said = (voice: Voice) => string;

/** Sentences of a catalog, for an error that does not know who asks. */
export const saidBy =
  <Id extends string>(words: Words<Id>) =>
  (id: Id, values?: Values): Said =>
  (voice) =>
    sayIn(words, voice)(id, values);

import type { Vocabulary } from "@flipworth/guide/vocabulary";
import { oncePerGuide } from "./guide.ts";

/** Asks for one list of the guide's vocabulary, as a set that is made once for a guide. */
export function vocabularySet(
  listOf: (vocabulary: Vocabulary) => string,
): () => ReadonlySet<string> {
  return oncePerGuide(({ vocabulary }) => new Set(listOf(vocabulary).split(", ")));
}

const generalKinds = vocabularySet((words) => words.generalKinds);

/** Kinds so general that a narrower word beside them names the thing: "recliner chair". */
export function isGeneralWord(key: string): boolean {
  return generalKinds().has(key);
}

import type { PhraseList } from "@flipworth/guide/phrase-lists";
import { expressionOf } from "@flipworth/guide/phrases";
import { oncePerGuide } from "./guide.ts";

/**
 * Asks for the expression that finds any phrase of a list, made when first asked for, once for a
 * guide. `placed` says where in a text it must stand.
 */
export function anyPhraseOf(list: PhraseList, placed = (source: string) => source): () => RegExp {
  return oncePerGuide(
    ({ phrases }) => new RegExp(placed(expressionOf(phrases[list], phrases.parts)), "i"),
  );
}

/** "pet, dog*, *music*" as an expression that finds any of them. */
export function anyOfWords(words: string): RegExp {
  return new RegExp(expressionOf(words.split(", ")), "i");
}

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

/** As many as one search finds in less than the time of many, before making it takes longer. */
const groupSize = 8;

/**
 * Asks for the kinds of which something may stand in a text, each with an expression that finds all
 * of it: most texts tell of none, and one search tells that of eight.
 */
export function searchedInGroups<Kind>(
  kinds: readonly Kind[],
  sourceOf: (some: readonly Kind[]) => string,
): (text: string) => readonly { kind: Kind; pattern: RegExp }[] {
  const groups: { any: RegExp; each: () => readonly { kind: Kind; pattern: RegExp }[] }[] = [];
  for (let at = 0; at < kinds.length; at += groupSize) {
    const some = kinds.slice(at, at + groupSize);
    const make = () => some.map((kind) => ({ kind, pattern: new RegExp(sourceOf([kind]), "g") }));
    let made: ReturnType<typeof make> | undefined;
    groups.push({ any: new RegExp(sourceOf(some)), each: () => (made ??= make()) });
  }
  return (text) => groups.flatMap(({ any, each }) => (any.test(text) ? each() : []));
}

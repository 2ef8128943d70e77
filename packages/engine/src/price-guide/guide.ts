import type { Guide, WordList } from "@flipworth/guide/guide";
import type { Category } from "../category.ts";
import type { GuideEntry } from "./entry.ts";
import { type AliasIndex, type AliasMatch, buildAliasIndex, findAliases } from "./alias-index.ts";
import type { Token } from "./tokens.ts";

/** A guide, ready to look things up in. */
type Knowledge = {
  guide: Guide;
  index: AliasIndex;
  /** Made when first asked for: most listings come without a section that says what is listed. */
  bareNames: Record<string, AliasIndex>;
};

/**
 * The guide of the engine that is answering. An answer is synchronous, so two engines never mix;
 * what reads the guide stands too deep in the stages to be handed it by each of them.
 */
let inUse: Knowledge | undefined;

/** A guide made ready, once for an engine. */
export function knowledgeOf(guide: Guide): Knowledge {
  return { guide, index: buildAliasIndex(guide.entries, undefined, guide.words), bareNames: {} };
}

/** Runs one synchronous piece of work on the knowledge. */
export function withKnowledge<T>(knowledge: Knowledge, run: () => T): T {
  const before = inUse;
  inUse = knowledge;
  try {
    return run();
  } finally {
    inUse = before;
  }
}

/** For tests, which call the stages themselves: the guide stays in use until another one is. */
export function useGuide(guide: Guide): void {
  if (inUse?.guide !== guide) inUse = knowledgeOf(guide);
}

function knowledge(): Knowledge {
  if (inUse === undefined) throw new Error("no guide is in use: call through createEngine");
  return inUse;
}

export function guideInUse(): Guide {
  return knowledge().guide;
}

/** The categories that a guide knows, in the order of its file. */
export function categoriesOf({ categories }: Guide): readonly Category[] {
  return Object.keys(categories) as readonly Category[]; // Safe because these are the record's keys.
}

/** What is made of a guide where it is first needed, once for each guide. */
export function oncePerGuide<T>(make: (guide: Guide) => T): () => T {
  const made = new WeakMap<Guide, T>();
  return () => {
    const { guide } = knowledge();
    const known = made.get(guide);
    if (known !== undefined) return known;
    const fresh = make(guide);
    made.set(guide, fresh);
    return fresh;
  };
}

/** Every entry whose alias stands in the text, in text order; the same entry may come repeatedly. */
export function matchEntries(tokens: readonly Token[]): AliasMatch[] {
  return findAliases(knowledge().index, tokens);
}

/** Every entry whose name alone stands in the text, where all that is listed is of that kind. */
export function matchBareNames(tokens: readonly Token[], among: string): AliasMatch[] {
  const { bareNames } = knowledge();
  const named = (bareNames[among] ??= bareNameIndex(among));
  return findAliases(named, tokens);
}

function bareNameIndex(among: string): AliasIndex {
  const named = guideInUse().entries.filter((entry) => entry.bareNames?.among === among);
  return buildAliasIndex(named, (entry) => entry.bareNames?.names ?? []);
}

/** The words with which the guide's names begin. */
export function firstWordsOfNames(): Iterable<string> {
  return knowledge().index.byFirst.keys();
}

/** The entries of which a name begins with the word. */
export function entriesFrom(firstWord: string): readonly GuideEntry[] {
  return knowledge().index.byFirst.get(firstWord) ?? [];
}

/** Whether the word stands in a list of the guide's words of the language. */
export function isWord(list: WordList, key: string | undefined): boolean {
  return key !== undefined && knowledge().guide.words[list].has(key);
}

const listsOfNothing = [
  "describingWords",
  "fillers",
  "idleWords",
  "connectors",
  "measures",
] as const;

/** A word of the language that says nothing of what a thing is. */
export const saysNothing = (key: string): boolean =>
  listsOfNothing.some((list) => isWord(list, key));

/** "With", "and", "no": another thing may follow. The "w" of "130w" is a unit. */
export const isConnector = (token: Token | undefined): boolean =>
  token !== undefined &&
  isWord("connectors", token.key) &&
  !(token.isGlued && token.key.length === 1);

import type { GuideEntry } from "./entry.ts";
import type { NameWords } from "./number-meaning.ts";
import type { ScatteredNames } from "./scattered-names.ts";

/** An alias found in a text: tokens `start` up to, not including, `end`. */
export type AliasMatch = {
  entry: GuideEntry;
  start: number;
  end: number;
  /** The alias as its keys, with the brand where it begins with one. */
  keys: string;
  /** Letters and digits of the alias, the measure of "the longest alias wins". */
  length: number;
  /** The alias's brand stands elsewhere in the text: "DeWalt brushless 20V drill". */
  isBrandApart: boolean;
};

export type Indexed = { entry: GuideEntry; keys: string; length: number };

/**
 * Tens of thousands of aliases take a tenth of a second to index, and a process meets few of them:
 * at load an entry is only noted under the first words of its aliases, and they are indexed when a
 * text first has that word.
 */
export type AliasIndex = {
  byFirst: ReadonlyMap<string, readonly GuideEntry[]>;
  /** Aliases that begin with their entry's brand also count where the brand stands apart. */
  byBrand: ReadonlyMap<string, readonly GuideEntry[]>;
  namesOf: NamesOf;
  words: NameWords;
  /** What texts have asked for: of a first word, and of a maker or a line the rest of its names. */
  known: Map<string, Known>;
  scattered: Map<string, ScatteredNames>;
  /** Empty until a text first asks for it. */
  heads: Set<string>;
};

export type NamesOf = (entry: GuideEntry) => readonly string[];
export type Known = { aliases: ReadonlyMap<string, Indexed>; mostTokens: number };

export const aliasText = (entry: GuideEntry): string => entry.aliasText ?? entry.aliases.join(", ");

import { isDenied } from "../reading/fields/negation.ts";

/** A phrase of a list, where it stands in a text. */
export type FoundPhrase = { list: string; words: string; start: number; end: number };
type Phrase = { list: string; rest: readonly string[] };
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

/** Lists of phrases ("no title, lost title") by the first word of each phrase. */
export function indexPhrases(lists: readonly (readonly [list: string, phrases: string])[]) {
  const index = new Map<string, Phrase[]>();
  for (const [list, phrases] of lists) {
    for (const phrase of phrases.split(", ")) {
      const [first, ...rest] = wordsOf(phrase).map(({ word }) => word);
      if (first === undefined) continue;
      index.set(first, [...(index.get(first) ?? []), { list, rest }]);
    }
  }
  return index;
}

/** Every phrase of every list that stands in the text, in one pass. */
export function scanPhrases(index: PhraseIndex, text: string): FoundPhrase[] {
  const words = wordsOf(text);
  return words.flatMap(({ word, start }, at) =>
    (index.get(word) ?? [])
      .filter(({ rest }) => rest.every((next, offset) => words[at + 1 + offset]?.word === next))
      .map(({ list, rest }) => {
        const end = words[at + rest.length]?.end ?? start;
        return { list, words: text.slice(start, end), start, end };
      }),
  );
}

/** Mended already: "new engine", "rebuilt transmission". */
const mended = /\b(?:new|newer|rebuilt|remanufactured|reman|fresh|recent|low mile(?:age)?)[ -]+$/i;

/** "A small dent", "minor rust": every used vehicle has some. */
const minor =
  /\b(?:small|minor|little|tiny|slight(?:ly)?|light|couple(?: of)?|few|normal|usual)(?: \w+)? $/i;

export const isMinor = (text: string, { start }: FoundPhrase): boolean =>
  minor.test(text.slice(Math.max(0, start - 24), start));

/** The first phrase of the list that is meant: neither denied nor mended since. */
export function meantPhrase(
  found: readonly FoundPhrase[],
  list: string,
  text: string,
): string | null {
  const meant = found.find(
    (one) =>
      one.list === list &&
      !isDenied(text, one.start, one.end) &&
      !mended.test(text.slice(Math.max(0, one.start - 20), one.start)),
  );
  return meant?.words ?? null;
}

/** "Blown head gaskets" is what the phrase "blown head gasket" says; both sides are cut alike. */
const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Lower case, apostrophes left out, hyphens and slashes as gaps, in the singular. */
function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...withoutAccents(text.toLowerCase()).matchAll(/[a-z\d]+(?:['’.][a-z\d]+)*/g)].map(
    (match) => ({
      word: singular(match[0].replace(/['’]/g, "")),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
}

/** "título" as "titulo": one letter for one, so that places in the text stay. */
const withoutAccents = (text: string) =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));

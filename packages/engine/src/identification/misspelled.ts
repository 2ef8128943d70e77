import { oncePerGuide } from "../price-guide/guide.ts";
import type { Token } from "../price-guide/tokens.ts";

const shortest = 7;

/** The word itself and the word without each of its letters, for a look-up within one edit. */
const deletions = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const knownWords = oncePerGuide(({ vocabulary }) => {
  const words = vocabulary.oftenMisspelled.split(", ");
  return {
    words: new Set(words),
    byDeletion: new Map(words.flatMap((word) => deletions(word).map((key) => [key, word]))),
  };
});

/** "Speciallized", "matress", "refridgerator": the keys as they should be; the words as written stay. */
export function mended(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const key = token.key.length < shortest - 1 ? undefined : meantBy(token.key);
    return key === undefined ? token : { ...token, key };
  });
}

function meantBy(key: string): string | undefined {
  const { words, byDeletion } = knownWords();
  if (words.has(key) || !/^[a-z]+$/.test(key)) return undefined;
  const near = deletions(key).map((one) => byDeletion.get(one));
  return near.find(
    (word) =>
      word !== undefined && word[0] === key[0] && isOneEdit(word, key) && !isInflected(key, word),
  );
}

/** "Dressed" is a word of its own and no dresser. */
const isInflected = (key: string, word: string) => /(?:ed|es)$/.test(key) && word.endsWith("er");

/** One letter more, less or other, or two that changed places. */
function isOneEdit(word: string, other: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [a, b] = [word.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isSwapped;
}

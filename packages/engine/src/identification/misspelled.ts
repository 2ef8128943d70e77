import type { Token } from "../price-guide/tokens.ts";

/**
 * Long names of kinds and makers that people misspell. Only words with no other English word one
 * letter away, so that mending one never makes another of it.
 */
const longWords =
  "mattress dresser wardrobe armoire ottoman loveseat sectional credenza sideboard bookcase bookshelf nightstand cabinet entertainment headboard furniture antique mahogany refrigerator microwave dishwasher vacuum treadmill elliptical bicycle bicycles mountain trampoline dumbbell keyboard television subwoofer turntable headphone smartphone calculator perfume necklace bracelet stroller pushchair lawnmower chainsaw compressor generator barbecue wheelbarrow specialized cannondale raleigh schwinn diamondback bianchi brompton milwaukee makita husqvarna craftsman kitchenaid cuisinart nespresso delonghi electrolux frigidaire whirlpool samsung panasonic motorola blackberry nintendo playstation logitech sennheiser thomasville broyhill stickley tempurpedic".split(
    " ",
  );
const shortest = 7;

/** The word itself and the word without each of its letters, for a look-up within one edit. */
const deletions = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Made when first needed: a fifth of a millisecond. */
let known: { words: ReadonlySet<string>; byDeletion: ReadonlyMap<string, string> } | null = null;

function knownWords() {
  known ??= {
    words: new Set(longWords),
    byDeletion: new Map(longWords.flatMap((word) => deletions(word).map((key) => [key, word]))),
  };
  return known;
}

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

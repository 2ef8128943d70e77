import { firstWordsOfNames, isWord, oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { joined, parted } from "./compounds.ts";
import { isLetters } from "../../price-guide/word-shapes.ts";

/** In a shorter word one letter more or less makes another word. */
const shortest = 6;
const shortestForOtherLetter = 7;
const shortestForAnyLetter = 9;
/** "Buton", "pilow": with one of a doubled letter left out. */
const shortestUndoubled = 5;
const shortestMisspelled = 4;
/** Two shorter words may well stand together by chance. */
const shortestJoined = 7;

type Vocabulary = {
  known: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** The long words that a name may begin with, and those of parts, by first letter and length. */
  meant: WordsByShape;
  meantParts: WordsByShape;
};

type WordsByShape = ReadonlyMap<string, readonly string[]>;

/** The long words with which the guide's names begin, and every word that is none of them. */
const vocabulary = oncePerGuide<Vocabulary>(({ lexicon, categories }) => {
  const first = new Set(firstWordsOfNames());
  const keysOf = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => keysOfPhrase(phrase).split(" "));
  const parts = new Set(keysOf(lexicon.flatMap(({ words }) => words)));
  const nouns = keysOf(Object.values(categories).flatMap((category) => category.nouns));
  return {
    known: new Set([...first, ...parts, ...nouns]),
    meant: byShape(first, shortest),
    parts,
    meantParts: byShape(parts, shortest),
  };
});

const misspellings = oncePerGuide((guide) => guide.misspellings);

function byShape(words: ReadonlySet<string>, least: number): WordsByShape {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < least || !isLetters(word)) continue;
    const shape = shapeOf(word, word.length);
    found.set(shape, [...(found.get(shape) ?? []), word]);
  }
  return found;
}

const shapeOf = (word: string, length: number) => `${word.slice(0, 1)}${length}`;

/**
 * "Speciallized", "matress", "refridgerator", "chain saw", "airfryer": the keys as they should be; the
 * words as written stay. null where nothing looks misspelled.
 */
export function mended(tokens: readonly Token[]): readonly Token[] | null {
  const whole = joined(tokens);
  let isMended = whole !== null;
  const result = (whole ?? tokens).flatMap((token) => {
    const two = vocabulary().known.has(token.key) ? null : parted(token);
    const meant = two === null ? meantBy(token.key, vocabulary().meant) : null;
    isMended ||= two !== null || meant !== null;
    return two ?? (meant === null ? [token] : [{ ...token, key: meant }]);
  });
  return isMended ? result : null;
}

/** "F150 tail gate", "trumpet mouth piece": two words as the one that names a part. */
export const withPartsJoined = (title: string): string =>
  title.replaceAll(firstOfTwo, (apart, first: string, second: string) => {
    const one = `${first}${second}`.toLowerCase();
    return one.length >= shortestJoined && vocabulary().parts.has(one) ? first : apart;
  });

/** "Altima transmision": the title with the nouns of parts as they should be. */
export function withPartsMended(title: string): string {
  return title.replaceAll(longWord, (word) => meantPart(word.toLowerCase()) ?? word);
}

/** In the plural as well: "attachements". */
function meantPart(word: string): string | null {
  const { meantParts } = vocabulary();
  const one = meantBy(word, meantParts);
  if (one !== null || !word.endsWith("s")) return one;
  const several = meantBy(keysOfPhrase(word), meantParts);
  return several === null ? null : `${several}s`;
}

const firstOfTwo = /\b([a-z]{3,}) (?=([a-z]{3,})\b)/gi;
const longWord = new RegExp(`[a-z]{${shortestMisspelled},}`, "gi");

/** What a common misspelling means, else the one of these words that is a slip of the pen away. */
function meantBy(key: string, meant: WordsByShape): string | null {
  const common = misspellings().get(key);
  if (common !== undefined) return common;
  if (key.length < shortestUndoubled || !isLetters(key)) return null;
  const { known } = vocabulary();
  if (known.has(key) || isWord("noMisspelling", key)) return null;
  const near = [-1, 0, 1]
    .flatMap((more) => meant.get(shapeOf(key, key.length + more)) ?? [])
    .filter((word) => isSlip(key, word));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Two letters changed places, one doubled or left out, a vowel for a vowel. */
function isSlip(key: string, word: string): boolean {
  let at = 0;
  while (at < word.length && key[at] === word[at]) at += 1;
  const [a, b] = [key.slice(at), word.slice(at)];
  if (a.length === b.length) {
    if (key.length < shortest) return false;
    if (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
    const isOneLetter = a.slice(1) === b.slice(1);
    const isLikely = areConfused(a[0] ?? "", b[0] ?? "") || word.length >= shortestForAnyLetter;
    return isOneLetter && isLikely && b.length > 1;
  }
  const [longer, rest] = a.length > b.length ? [a, b] : [b, a];
  if (longer.slice(1) !== rest) return false;
  const isDoubled = at > 0 && longer[0] === word[at - 1];
  if (key.length < shortest) return isDoubled;
  const isEnding = rest.length === 0 || (rest.length === 1 && endings.includes(longer.slice(0, 1)));
  return isDoubled || (!isEnding && word.length >= shortestForOtherLetter);
}

/** Letters that make another form of a word. */
const endings = "esdrgny";
/** Letters that sound alike. */
const soundAlike = ["aeiouy", "cks", "sz", "mn", "gj", "fv", "dt"];
const areConfused = (one: string, other: string) =>
  soundAlike.some((letters) => letters.includes(one) && letters.includes(other));

import {
  type AliasIndex,
  type AliasMatch,
  aliasText,
  type Indexed,
  type Known,
  type NamesOf,
} from "./alias-match.ts";
import { brandsOf } from "./brand-names.ts";
import type { GuideEntry } from "./entry.ts";
import { endsWord } from "./ends-word.ts";
import { withScattered } from "./find-scattered.ts";
import { noNameWords, type NameWords } from "./number-meaning.ts";
import { keysOfPhrase, type Token } from "./tokens.ts";
import { isLetters } from "./word-shapes.ts";

export type { AliasIndex, AliasMatch } from "./alias-match.ts";

/**
 * Built once. The first entry keeps an alias that two share; the guide's test forbids sharing.
 * `namesOf`: what an entry is looked up by.
 */
export function buildAliasIndex(
  entries: readonly GuideEntry[],
  namesOf?: NamesOf,
  words: NameWords = noNameWords,
): AliasIndex {
  const byFirst = new Map<string, GuideEntry[]>();
  const byBrand = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    const text = namesOf === undefined ? aliasText(entry) : namesOf(entry).join(", ");
    noteFirstWords(byFirst, text, entry);
    for (const { keys } of brandsOf(entry)) noteUnder(byBrand, keys, entry);
  }
  const names = namesOf ?? (({ aliases }) => aliases);
  return {
    byFirst,
    byBrand,
    namesOf: names,
    words,
    known: new Map(),
    scattered: new Map(),
    heads: new Set(),
  };
}

/** Of a text of names with commas between, without a list of them. */
function noteFirstWords(noted: Map<string, GuideEntry[]>, names: string, entry: GuideEntry): void {
  let begin = "";
  for (let start = 0; start < names.length; start = behindComma(names, start)) {
    // An entry's names mostly begin alike.
    if (begin !== "" && names.startsWith(begin, start)) continue;
    const space = names.indexOf(" ", start);
    begin = space === -1 ? "" : names.slice(start, space + 1);
    noteUnder(noted, firstKeyAt(names, start), entry);
  }
}

function behindComma(names: string, from: number): number {
  const comma = names.indexOf(", ", from);
  return comma === -1 ? names.length : comma + 2;
}

function noteUnder(noted: Map<string, GuideEntry[]>, keys: string, entry: GuideEntry): void {
  const entries = noted.get(keys);
  if (entries === undefined) noted.set(keys, [entry]);
  else if (entries.at(-1) !== entry) entries.push(entry);
}

/** Letters or digits, whichever the name begins with. */
const firstRun = /[a-z]+|\d+/y;

/** The first key of the name that begins there: "iphone" of "iphone 13". */
function firstKeyAt(names: string, start: number): string {
  firstRun.lastIndex = start;
  const keys = keysOfPhrase(firstRun.exec(names)?.[0] ?? "");
  const end = keys.indexOf(" ");
  return end === -1 ? keys : keys.slice(0, end);
}

/**
 * What an alias is compared by. A single word in the plural stays as it is: "irons" are golf clubs
 * and an "iron" is not; in longer aliases singular and plural are the same.
 */
export function aliasKeys(alias: string): string {
  return isLetters(alias) ? alias : keysOfPhrase(alias);
}

function knownAliases({ byFirst, namesOf, known }: AliasIndex, first: string): Known {
  const entries = byFirst.get(first);
  if (entries === undefined) return noAliases;
  const before = known.get(first);
  if (before !== undefined) return before;
  const aliases = new Map<string, Indexed>();
  let mostTokens = 1;
  const initial = first.charCodeAt(0);
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      // A word and its key begin alike, and most names of an entry with another word.
      if (name.charCodeAt(0) !== initial || firstKeyAt(name, 0) !== first) continue;
      const keys = aliasKeys(name);
      if (!aliases.has(keys)) aliases.set(keys, { entry, keys, length: keys.length });
      mostTokens = Math.max(mostTokens, keys.split(" ").length);
    }
  }
  const made = { aliases, mostTokens };
  known.set(first, made);
  return made;
}

/** Every alias in the text, in the order of their first tokens. Matches may overlap. */
export function findAliases(index: AliasIndex, tokens: readonly Token[]): AliasMatch[] {
  const found: AliasMatch[] = [];
  for (const [start, token] of tokens.entries()) {
    if (token.isGlued) continue;
    const known = knownAliases(index, token.key);
    let keys = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + known.mostTokens); end += 1) {
      // "Wii, balance board" are two names.
      if (end > start + 1 && tokens[end - 1]?.breakBefore === "list") break;
      keys = keys === "" ? token.key : `${keys} ${tokens[end - 1]?.key}`;
      if (!endsWord(tokens, end)) continue;
      const plural = end === start + 1 ? known.aliases.get(token.raw) : undefined;
      const match = plural ?? known.aliases.get(keys);
      if (match !== undefined) found.push({ ...match, start, end, isBrandApart: false });
    }
  }
  return withScattered(index, tokens, found);
}

const noAliases: Known = { aliases: new Map(), mostTokens: 0 };

type Phrases = string | readonly string[];

/** Whether the phrase, or one of the phrases, stands in the text as a run of whole words. */
export function hasPhrase(tokens: readonly Token[], phrases: Phrases): boolean {
  return keysOfPhrases(phrases).some((keys) => tokens.some((_, at) => standsAt(tokens, at, keys)));
}

function keysOfPhrases(phrases: Phrases): readonly (readonly string[])[] {
  let all = phraseMemory.get(phrases);
  if (all === undefined) {
    all = [phrases].flat().map((phrase) => keysOfPhrase(phrase).split(" "));
    phraseMemory.set(phrases, all);
  }
  return all;
}

/** Whether the text has words with which the entry means something else: "iPhone 13" in "iPhone 13 case". */
export function isRuledOut(tokens: readonly Token[], { excludes }: GuideEntry): boolean {
  return excludes !== undefined && hasPhrase(tokens, excludes);
}

/** The same by words that are not the found name's own: "belts" rules out no "belt sander". */
export function isRuledOutBeside(
  tokens: readonly Token[],
  { entry: { excludes }, keys, start, end }: AliasMatch,
): boolean {
  if (excludes === undefined) return false;
  const own = keys.split(" ");
  const isOwn = (phrase: readonly string[], at: number) =>
    at >= start && at + phrase.length <= end && phrase.every((key) => own.includes(key));
  return keysOfPhrases(excludes).some((phrase) =>
    tokens.some((_, at) => standsAt(tokens, at, phrase) && !isOwn(phrase, at)),
  );
}

/** The guide's phrases are few and asked for again and again; nothing else may come in here. */
const phraseMemory = new Map<Phrases, readonly (readonly string[])[]>();

/** The 2 of "1/2 ct"; the 256 of "8/256 GB" is a number of its own. */
function isDenominator(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.breakBefore !== "other" || !denominators.has(tokens[at].key)) return false;
  const numerator = Number(tokens[at - 1]?.key);
  return numerator > 0 && numerator < Number(tokens[at].key);
}

const denominators = new Set(["2", "3", "4", "8"]);

/** Whether the run of words begins at this token. */
const standsAt = (tokens: readonly Token[], at: number, keys: readonly string[]): boolean =>
  tokens[at]?.isGlued === false &&
  !isDenominator(tokens, at) &&
  endsWord(tokens, at + keys.length) &&
  keys.every((key, offset) => tokens[at + offset]?.key === key);

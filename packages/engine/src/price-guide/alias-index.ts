import type { GuideEntry } from "./entry.ts";
import { brandsOf } from "./brand-names.ts";
import { endsWord } from "./ends-word.ts";
import {
  findScattered,
  scatteredNames,
  type ScatteredNames,
  type Text,
} from "./scattered-names.ts";
import { keysOfPhrase, type Token } from "./tokens.ts";

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

type Indexed = { entry: GuideEntry; keys: string; length: number };

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
  /** What texts have asked for: of a first word, and of a maker or a line the rest of its names. */
  known: Map<string, Known>;
  scattered: Map<string, ScatteredNames>;
  /** Empty until a text first asks for it. */
  heads: Set<string>;
};

type NamesOf = (entry: GuideEntry) => readonly string[];
type Known = { aliases: ReadonlyMap<string, Indexed>; mostTokens: number };

/**
 * Built once. The first entry keeps an alias that two share; the guide's test forbids sharing.
 * `namesOf`: what an entry is looked up by.
 */
export function buildAliasIndex(
  entries: readonly GuideEntry[],
  namesOf: NamesOf = ({ aliases }) => aliases,
): AliasIndex {
  const byFirst = new Map<string, GuideEntry[]>();
  const byBrand = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    let begin = "";
    for (const name of namesOf(entry)) {
      // An entry's names mostly begin alike.
      if (begin !== "" && name.startsWith(begin)) continue;
      begin = name.slice(0, name.indexOf(" ") + 1);
      noteUnder(byFirst, firstKeyOf(name), entry);
    }
    for (const { keys } of brandsOf(entry)) noteUnder(byBrand, keys, entry);
  }
  return { byFirst, byBrand, namesOf, known: new Map(), scattered: new Map(), heads: new Set() };
}

function noteUnder(noted: Map<string, GuideEntry[]>, keys: string, entry: GuideEntry): void {
  const entries = noted.get(keys);
  if (entries === undefined) noted.set(keys, [entry]);
  else if (entries.at(-1) !== entry) entries.push(entry);
}

function firstKeyOf(alias: string): string {
  const space = alias.indexOf(" ");
  const keys = keysOfPhrase(space === -1 ? alias : alias.slice(0, space));
  const end = keys.indexOf(" ");
  return end === -1 ? keys : keys.slice(0, end);
}

/**
 * What an alias is compared by. A single word in the plural stays as it is: "irons" are golf clubs
 * and an "iron" is not; in longer aliases singular and plural are the same.
 */
export function aliasKeys(alias: string): string {
  return /^[a-z]+$/.test(alias) ? alias : keysOfPhrase(alias);
}

function knownAliases({ byFirst, namesOf, known }: AliasIndex, first: string): Known {
  const entries = byFirst.get(first);
  if (entries === undefined) return noAliases;
  const before = known.get(first);
  if (before !== undefined) return before;
  const aliases = new Map<string, Indexed>();
  let mostTokens = 1;
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      if (firstKeyOf(name) !== first) continue;
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

/** "Bosch … table saw" is Bosch's line rather than any table saw. */
function withScattered(
  index: AliasIndex,
  tokens: readonly Token[],
  whole: readonly AliasMatch[],
): AliasMatch[] {
  const names = leadsIn(index, tokens);
  if (names.length === 0) return [...whole];
  const text = { tokens, isHead: (key: string) => headsOf(index).has(key) };
  const apart = names.flatMap((known) =>
    tokens.flatMap((token, at) => (token.isGlued ? [] : scatteredAt(text, at, known))),
  );
  const isSame = (a: AliasMatch, b: AliasMatch) => a.start === b.start && a.end === b.end;
  const isNews = (match: AliasMatch) =>
    !whole.some((other) => isSame(match, other) && other.entry.brand !== null) &&
    !whole.some(
      ({ entry, start, end }) => entry === match.entry && start <= match.start && end >= match.end,
    );
  const news = firstNamed(apart.filter(isNews));
  const kept = whole.filter((match) => !news.some((other) => isSame(match, other)));
  return [...kept, ...news].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Of the names that stand at one place the one whose maker the text names first. */
function firstNamed(matches: readonly AliasMatch[]): AliasMatch[] {
  const byPlace = new Map<string, AliasMatch>();
  for (const match of matches) {
    const place = `${match.start} ${match.end}`;
    if (!byPlace.has(place)) byPlace.set(place, match);
  }
  return [...byPlace.values()];
}

/** A word of another name that stands within this one's says that it is not this one. */
const lengthOfGap = 8;

function scatteredAt(text: Text, at: number, known: ScatteredNames): AliasMatch[] {
  return (known.get(text.tokens[at]?.key ?? "") ?? []).flatMap((name) => {
    const place = findScattered(text, at, name);
    if (place === null) return [];
    const { entry, keys } = name;
    const { start, end, gaps } = place;
    const length = keys.length - lengthOfGap * gaps;
    return [{ entry, keys, length, start, end, isBrandApart: true }];
  });
}

/** A name's lead stands in a title's first words. */
const leadTokens = 40;

/** What the text names of makers and lines, as the rest of their names. */
function leadsIn(index: AliasIndex, tokens: readonly Token[]): ScatteredNames[] {
  const leads = new Set<string>();
  for (let start = 0; start < Math.min(leadTokens, tokens.length); start += 1) {
    let keys = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestBrand); end += 1) {
      keys = keys === "" ? (tokens[start]?.key ?? "") : `${keys} ${tokens[end - 1]?.key}`;
      const isLine = end === start + 1 && /^[a-z]{4}/.test(keys) && index.byFirst.has(keys);
      if (isLine || index.byBrand.has(keys)) leads.add(keys);
    }
  }
  return [...leads].map((lead) => scatteredBehind(index, lead)).filter(({ size }) => size > 0);
}

function scatteredBehind(index: AliasIndex, lead: string): ScatteredNames {
  const before = index.scattered.get(lead);
  if (before !== undefined) return before;
  const entries = index.byBrand.get(lead) ?? index.byFirst.get(lead) ?? [];
  const made = scatteredNames(
    lead,
    entries.filter(({ brand }) => brand !== null),
  );
  index.scattered.set(lead, made);
  return made;
}

/** The nouns of kinds: "table", "drill". */
function headsOf(index: AliasIndex): ReadonlySet<string> {
  if (index.heads.size > 0) return index.heads;
  for (const { specificity, aliases } of new Set([...index.byFirst.values()].flat())) {
    if (specificity !== "type") continue;
    for (const alias of aliases)
      index.heads.add(keysOfPhrase(alias.slice(alias.lastIndexOf(" ") + 1)));
  }
  return index.heads;
}

/** "Crate & Barrel" and "The North Face" have three words; no brand of the guide has more that matter. */
const longestBrand = 3;

type Phrases = string | readonly string[];

/** Whether the phrase, or one of the phrases, stands in the text as a run of whole words. */
export function hasPhrase(tokens: readonly Token[], phrases: Phrases): boolean {
  let all = phraseMemory.get(phrases);
  if (all === undefined) {
    all = [phrases].flat().map((phrase) => keysOfPhrase(phrase).split(" "));
    phraseMemory.set(phrases, all);
  }
  return all.some((keys) => findPhrase(tokens, keys) !== -1);
}

/** Whether the text has words with which the entry means something else: "iPhone 13" in "iPhone 13 case". */
export function isRuledOut(tokens: readonly Token[], { excludes }: GuideEntry): boolean {
  return excludes !== undefined && hasPhrase(tokens, excludes);
}

/** The guide's phrases are few and asked for again and again; nothing else may come in here. */
const phraseMemory = new Map<Phrases, readonly (readonly string[])[]>();

/** Index of the first token of the run, -1 when the text does not have it. */
function findPhrase(tokens: readonly Token[], keys: readonly string[]): number {
  return tokens.findIndex(
    (token, at) =>
      !token.isGlued &&
      endsWord(tokens, at + keys.length) &&
      keys.every((key, offset) => tokens[at + offset]?.key === key),
  );
}

/** Whether the alias is the brand and nothing else, which names hardly anything. */
export function isBareBrand({ entry, keys }: AliasMatch): boolean {
  return brandsOf(entry).some((brand) => brand.keys === keys);
}

import { brandsOf } from "./brand-names.ts";
import type { GuideEntry } from "./entry.ts";
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
  /** What texts have asked for: of a first word, and of a brand its aliases without it. */
  known: Map<string, Known>;
  withoutBrand: Map<string, ReadonlyMap<string, Indexed>>;
};

type NamesOf = (entry: GuideEntry) => readonly string[];
type Known = { aliases: ReadonlyMap<string, Indexed>; mostTokens: number };

/**
 * Built once. The first entry keeps an alias that two share; the guide's test forbids sharing.
 * `namesOf`: what an entry is looked up by.
 */
export function buildAliasIndex(entries: readonly GuideEntry[], namesOf?: NamesOf): AliasIndex {
  const byFirst = new Map<string, GuideEntry[]>();
  const byBrand = new Map<string, GuideEntry[]>();
  for (const entry of entries) {
    const text = namesOf === undefined ? aliasText(entry) : namesOf(entry).join(", ");
    noteFirstWords(byFirst, text, entry);
    for (const { keys } of brandsOf(entry)) noteUnder(byBrand, keys, entry);
  }
  const names = namesOf ?? (({ aliases }) => aliases);
  return { byFirst, byBrand, namesOf: names, known: new Map(), withoutBrand: new Map() };
}

const aliasText = (entry: GuideEntry): string => entry.aliasText ?? entry.aliases.join(", ");

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
      if (firstKeyAt(name, 0) !== first) continue;
      const keys = aliasKeys(name);
      if (!aliases.has(keys)) aliases.set(keys, { entry, keys, length: keys.length });
      mostTokens = Math.max(mostTokens, keys.split(" ").length);
    }
  }
  const made = { aliases, mostTokens };
  known.set(first, made);
  return made;
}

function aliasesWithoutBrand(brand: string, entries: readonly GuideEntry[]): Map<string, Indexed> {
  const result = new Map<string, Indexed>();
  for (const entry of entries) {
    for (const alias of entry.aliases) {
      const keys = keysOfPhrase(alias);
      const rest = keys.startsWith(`${brand} `) ? keys.slice(brand.length + 1) : "";
      // A bare number or a short word beside a brand proves nothing.
      if (/[a-z]{4}|tv/.test(rest) && !result.has(rest))
        result.set(rest, { entry, keys, length: keys.length });
    }
  }
  return result;
}

/** Every alias in the text, in the order of their first tokens. Matches may overlap. */
export function findAliases(index: AliasIndex, tokens: readonly Token[]): AliasMatch[] {
  const brands = brandsIn(index, tokens);
  const found: AliasMatch[] = [];
  for (const [start, token] of tokens.entries()) {
    if (token.isGlued) continue;
    const known = knownAliases(index, token.key);
    const longest = Math.max(known.mostTokens, brands.length > 0 ? longestApart : 0);
    let keys = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + longest); end += 1) {
      keys = keys === "" ? token.key : `${keys} ${tokens[end - 1]?.key}`;
      if (!endsWord(tokens, end)) continue;
      const isPlural = end === start + 1 && token.raw !== token.key;
      const match = lookUp(known, isPlural ? [token.raw, keys] : [keys], brands);
      if (match !== undefined) found.push({ ...match, start, end });
    }
  }
  return found;
}

const noAliases: Known = { aliases: new Map(), mostTokens: 0 };
/** What follows a brand that stands apart is short: "20v impact driver kit". */
const longestApart = 5;

/** The guide's brands that the text names, as their aliases without the brand. */
function brandsIn(index: AliasIndex, tokens: readonly Token[]): ReadonlyMap<string, Indexed>[] {
  const found: ReadonlyMap<string, Indexed>[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    let keys = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestBrand); end += 1) {
      keys = keys === "" ? (tokens[start]?.key ?? "") : `${keys} ${tokens[end - 1]?.key}`;
      const entries = index.byBrand.get(keys);
      if (entries === undefined) continue;
      const aliases = index.withoutBrand.get(keys) ?? aliasesWithoutBrand(keys, entries);
      index.withoutBrand.set(keys, aliases);
      found.push(aliases);
    }
  }
  return found;
}

/** "Crate & Barrel" and "The North Face" have three words; no brand of the guide has more that matter. */
const longestBrand = 3;

/** `spellings`: a plural as written before its singular. */
function lookUp(
  known: Known,
  spellings: readonly string[],
  brands: readonly ReadonlyMap<string, Indexed>[],
): Omit<AliasMatch, "start" | "end"> | undefined {
  const whole = spellings
    .map((keys) => known.aliases.get(keys))
    .find((found) => found !== undefined);
  const isBranded = whole !== undefined && whole.entry.brand !== null;
  // "Bosch … table saw" is Bosch's line rather than any table saw.
  for (const aliases of isBranded ? [] : brands) {
    const apart = aliases.get(spellings.at(-1) ?? "");
    if (apart !== undefined) return { ...apart, isBrandApart: true };
  }
  return whole && { ...whole, isBrandApart: false };
}

/**
 * Whether a match may end before token `end`. "Canon T3" must not match "T3i", but letters behind
 * three digits and more are a maker's suffix ("dcf887" matches "DCF887B"), and a number stuck to a
 * long word is its size or generation ("Nomad6", "Rail29").
 */
function endsWord(tokens: readonly Token[], end: number): boolean {
  if (!tokens[end]?.isGlued) return true;
  const last = tokens[end - 1]?.key ?? "";
  const next = tokens[end]?.key ?? "";
  if (/^[a-z]{4,}$/.test(last) && /^\d{1,2}$/.test(next)) return true;
  return /^\d{3,}$/.test(last) && /^[a-z]/.test(next);
}

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

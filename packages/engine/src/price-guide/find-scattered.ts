import { type AliasIndex, type AliasMatch, aliasText } from "./alias-match.ts";
import type { GuideEntry } from "./entry.ts";
import { placeOfName, scatteredNames, type ScatteredNames, type Text } from "./scattered-names.ts";
import { keysOfPhrase, type Token } from "./tokens.ts";

/** "Bosch … table saw" is Bosch's line rather than any table saw. */
export function withScattered(
  index: AliasIndex,
  tokens: readonly Token[],
  whole: readonly AliasMatch[],
): AliasMatch[] {
  const names = leadsIn(index, tokens);
  if (names.length === 0) return [...whole];
  const text = { tokens, words: index.words, isHead: (key: string) => headsOf(index).has(key) };
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
    const place = placeOfName(text, at, name);
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

/** The nouns of kinds: "table", "drill". By the text of the names: an entry is not completed for it. */
function headsOf(index: AliasIndex): ReadonlySet<string> {
  if (index.heads.size > 0) return index.heads;
  const kinds = new Set<GuideEntry>();
  for (const entries of index.byFirst.values()) {
    for (const entry of entries) if (entry.specificity === "type") kinds.add(entry);
  }
  const lastWords = new Set([...kinds].flatMap((entry) => lastWordsOf(aliasText(entry))));
  for (const word of lastWords) {
    const key = keysOfPhrase(word);
    // "Carbon cycling shoes black" ends with no noun.
    if (isNoun.test(word) && !index.words.idleWords.has(key)) index.heads.add(key);
  }
  return index.heads;
}

/** Of names with commas between; neighbors mostly end alike. */
function lastWordsOf(names: string): string[] {
  const words: string[] = [];
  for (let start = 0; start < names.length;) {
    const comma = names.indexOf(", ", start);
    const end = comma === -1 ? names.length : comma;
    const word = names.slice(Math.max(start, names.lastIndexOf(" ", end - 1) + 1), end);
    if (word !== words.at(-1)) words.push(word);
    start = end + 2;
  }
  return words;
}

/** The "2" of "base set 2" is none. */
const isNoun = /^[a-z]{3,}$/;

/** "Crate & Barrel" and "The North Face" have three words; no brand of the guide has more that matter. */
const longestBrand = 3;

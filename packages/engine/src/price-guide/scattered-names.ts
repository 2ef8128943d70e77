import type { GuideEntry } from "./entry.ts";
import { brandsOf } from "./brand-names.ts";
import { endsWord } from "./ends-word.ts";
import { isCounting, isYear, type NameWords } from "./number-meaning.ts";
import { keysOfPhrase, type Token } from "./tokens.ts";
import { beginsWithDigit, hasDigit, isShortNumber, isWholeNumber } from "./word-shapes.ts";

/** The words of a name that stay together wherever they stand: "gp 6500", "table saw". */
type Unit = readonly string[];

/** A name whose words may stand apart in a text. */
export type ScatteredName = {
  entry: GuideEntry;
  keys: string;
  /** Without the maker's name, the unit that tells most first. */
  units: readonly Unit[];
  /** A model's number tells the name in any order; plain words have to keep theirs. */
  hasNumber: boolean;
};

/** By the first key of the unit that tells most. */
export type ScatteredNames = ReadonlyMap<string, readonly ScatteredName[]>;

/** The names that begin with `lead` (a maker, or a line's own word), without it. */
export function scatteredNames(lead: string, entries: readonly GuideEntry[]): ScatteredNames {
  const byFirst = new Map<string, ScatteredName[]>();
  const seen = new Set<string>();
  for (const entry of entries) {
    for (const alias of entry.aliases) {
      const name = withoutLead(alias, lead, entry);
      if (name === null || seen.has(name.keys)) continue;
      seen.add(name.keys);
      const first = name.units[0]?.[0] ?? "";
      const known = byFirst.get(first);
      if (known === undefined) byFirst.set(first, [name]);
      else known.push(name);
    }
  }
  return byFirst;
}

function withoutLead(alias: string, lead: string, entry: GuideEntry): ScatteredName | null {
  // A word and its key begin alike: most names of a maker's things end here.
  if (alias.charCodeAt(0) !== lead.charCodeAt(0)) return null;
  const isMaker = brandsOf(entry).some((brand) => brand.keys === lead);
  // Of a line only names with a number tell.
  if (!isMaker && !hasDigit(alias)) return null;
  const keys = keysOfPhrase(alias);
  if (!keys.startsWith(`${lead} `)) return null;
  const words = alias.split(" ");
  // A maker stands anywhere; a line's own word belongs to the name.
  const units = unitsOf(isMaker ? words.slice(wordsOfKeys(words, lead.split(" ").length)) : words);
  const number = units.findIndex(isModelNumber);
  const isTelling = isMaker
    ? units.some((unit) => unit.some((key) => /^[a-z]{4}|^tv$/.test(key)))
    : units.length > 1 && units.some(([key = ""]) => beginsWithDigit(key));
  // A short number or a short word beside a maker proves nothing.
  if (!isTelling && !units.some((unit) => unit.some((key) => isLongNumber(key, unit)))) return null;
  const ranked =
    number > 0 ? [units[number] ?? [], ...units.filter((_, at) => at !== number)] : units;
  return { entry, keys, units: ranked, hasNumber: number !== -1 };
}

/** How many words as written make up so many keys. */
function wordsOfKeys(words: readonly string[], keys: number): number {
  let counted = 0;
  const end = words.findIndex((word) => {
    counted += keysOfPhrase(word).split(" ").length;
    return counted >= keys;
  });
  return end + 1;
}

/** Short words belong to the word before them: "pro max", "table saw"; a generation begins anew. */
function unitsOf(words: readonly string[]): Unit[] {
  const units: string[][] = [];
  let isOpen = false;
  for (const word of words) {
    const keys = keysOfPhrase(word).split(" ");
    const last = units.at(-1);
    const isGeneration = isShortNumber(word) && /^[a-z]{4}/.test(last?.at(-1) ?? "");
    const isWeak = !isGeneration && /^(?:[a-z]{1,3}|\d{1,2})$/.test(word);
    if (last !== undefined && (isWeak || isOpen)) last.push(...keys);
    else units.push([...keys]);
    isOpen = isWeak && (last === undefined || isOpen);
  }
  return units;
}

/** "215", "gp 6500", "s 21": no measure, no year. */
function isModelNumber(unit: Unit): boolean {
  if (unit.some((key) => /^\d{3,}$/.test(key) && !isYear(key))) return true;
  const [letters = "", digits = ""] = unit;
  return unit.length === 2 && /^[a-z]{1,3}$/.test(letters) && /^\d{2}$/.test(digits);
}

export type Text = {
  tokens: readonly Token[];
  words: NameWords;
  /** Whether the word names a kind of thing by itself, so that what stands behind it is another. */
  isHead: (key: string) => boolean;
};

/** "10256" and "gp 6500" need no word beside them, "279" and "tr 29" do. */
const isLongNumber = (key: string, unit: Unit) =>
  /^\d{4,}$/.test(key) ? !isYear(key) : unit.length > 1 && /^\d{3}$/.test(key);

/** Where a name stands in a text, token `at` beginning the unit that tells most. */
export function placeOfName(
  text: Text,
  at: number,
  { units, hasNumber }: ScatteredName,
): { start: number; end: number; gaps: number } | null {
  const { tokens } = text;
  const [first = [], ...others] = units;
  if (!standsAt(tokens, at, first)) return null;
  if (isWholeNumber(first.join("")) && isCounting(text, at)) return null;
  const turned = hasNumber ? -1 : inFront(tokens, at, others.flat());
  if (turned !== -1) {
    const own = first.length + others.flat().length;
    return { start: turned, end: at + first.length, gaps: at + first.length - turned - own };
  }
  let [start, end, own] = [at, at + first.length, first.length];
  for (const unit of others) {
    const place = hasNumber ? around(tokens, { start, end }, unit) : behind(text, end, unit);
    if (place === -1) return null;
    start = Math.min(start, place);
    end = Math.max(end, place + unit.length);
    own += unit.length;
  }
  return { start, end, gaps: end - start - own };
}

/** "Series 11 Apple Watch", "13 Pro iPhone": all that the name goes on with, and a maker between at most. */
function inFront(tokens: readonly Token[], at: number, rest: Unit): number {
  if (rest.length < 2 || !rest.some(hasDigit)) return -1;
  const places = [at - rest.length, at - 1 - rest.length];
  const isThere = (place: number) =>
    place >= 0 && standsAt(tokens, place, rest) && isOneThing(tokens, place + rest.length, at);
  return places.find(isThere) ?? -1;
}

/** Further apart a title speaks of something else. */
const mostBetween = 4;

/** What describes a thing may stand between the words of its name: "20v brushless drill". */
const mostDescribing = 2;

function behind(text: Text, end: number, unit: Unit): number {
  const { tokens, isHead } = text;
  for (let place = end; place <= end + mostDescribing; place += 1) {
    const isCount = place > end && beginsWithDigit(unit[0] ?? "") && isCounting(text, place);
    if (standsAt(tokens, place, unit)) return isCount ? -1 : place;
    const token = tokens[place];
    const isDescribing = token !== undefined && /^[a-z]/.test(token.key) && !isHead(token.key);
    if (!isDescribing || token.breakBefore !== "none" || partingWords.has(token.key)) return -1;
  }
  return -1;
}

function around(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  unit: Unit,
): number {
  for (let gap = 0; gap <= mostBetween; gap += 1) {
    const later = end + gap;
    if (standsAt(tokens, later, unit) && isOneThing(tokens, end, later)) return later;
    const earlier = start - gap - unit.length;
    if (
      earlier >= 0 &&
      standsAt(tokens, earlier, unit) &&
      isOneThing(tokens, earlier + unit.length, start)
    )
      return earlier;
  }
  return -1;
}

/** What stands on the other side of these is another thing, or comes along. */
const partingWords = new Set(
  "and or with for fit without no not plus vs from to by in on".split(" "),
);

const isOneThing = (tokens: readonly Token[], from: number, to: number) =>
  !tokens.slice(from, to).some(({ key }) => partingWords.has(key)) &&
  !tokens.slice(from, to + 1).some(({ breakBefore }) => /list|other/.test(breakBefore));

function standsAt(tokens: readonly Token[], at: number, unit: Unit): boolean {
  return (
    tokens[at]?.isGlued !== true &&
    unit.every((key, offset) => tokens[at + offset]?.key === key) &&
    endsWord(tokens, at + unit.length)
  );
}

import type { EntryLine } from "./source/entry-line.ts";
import type { KinLine } from "./source/kin-line.ts";
import type { LexiconLine } from "./source/lexicon-line.ts";
import type { GuideSource } from "./source/source.ts";

// The form in which the data are shipped: half the bytes, the same facts. Made by machine and read
// by machine; people read and correct `data/`.

/**
 * Family's number, id (a sign of `madeIds` where it is made of the rest), model, dollars, names, pounds to
 * ship (0 where not told), the rest.
 */
type PackedEntry = [
  family: number,
  id: string,
  model: string,
  usedUsd: number,
  names: string,
  shipPounds: number | null,
  rest?: Partial<EntryLine>,
];

/** Role, of what ("" for everything), nouns of an entry, nouns with prices, the rest. */
type PackedNoun = [
  role: LexiconLine["role"],
  of: string,
  words: string,
  prices: string,
  rest?: Partial<LexiconLine>,
];

export type PackedSource = Omit<GuideSource, "entries" | "lexicon"> & {
  entries: readonly PackedEntry[];
  lexicon: readonly PackedNoun[];
};

export function packSource(source: GuideSource): PackedSource {
  const families = Object.keys(source.families);
  return {
    ...source,
    entries: source.entries.map((line) => packEntry(line, source, families)),
    lexicon: source.lexicon.map(packNoun),
    kin: source.kin.map((line) => withNouns(line, packNames)),
  };
}

/** Of a line of kin each list of nouns, packed or unpacked. */
function withNouns(
  { parts, accessories, supplies, describing, ...rest }: KinLine,
  change: (nouns: string) => string,
): KinLine {
  const line: KinLine = { ...rest };
  if (parts !== undefined) line.parts = change(parts);
  if (accessories !== undefined) line.accessories = change(accessories);
  if (supplies !== undefined) line.supplies = change(supplies);
  if (describing !== undefined) line.describing = change(describing);
  return line;
}

function packNoun({ role, of = "", words = "", prices = "", ...rest }: LexiconLine): PackedNoun {
  const always = [role, of, packNames(words), packNames(prices)] as const;
  return Object.keys(rest).length > 0 ? [...always, rest] : [...always];
}

function unpackNoun([role, of, words, prices, rest]: PackedNoun): LexiconLine {
  const line: LexiconLine = Object.assign(rest ?? {}, { role });
  if (of !== "") line.of = of;
  if (words !== "") line.words = unpackNames(words);
  if (prices !== "") line.prices = unpackNames(prices);
  return line;
}

function packEntry(line: EntryLine, source: GuideSource, families: readonly string[]): PackedEntry {
  const { family, id, model, usedUsd, names = "", shipPounds = 0, ...rest } = line;
  const number = families.indexOf(family);
  const made = Object.entries(madeIds).find(([, make]) => make(line, source) === id);
  const ownId = made === undefined ? id : made[0];
  if (typeof rest.excludes === "string") rest.excludes = packNames(rest.excludes);
  if (rest.variants) rest.variants = withPhrases(rest.variants, packNames);
  const always = [number, ownId, model, usedUsd, packNames(names), shipPounds] as const;
  return Object.keys(rest).length > 0 ? [...always, rest] : [...always];
}

export function unpackSource(packed: PackedSource): GuideSource {
  const families = Object.keys(packed.families);
  return {
    ...packed,
    lexicon: packed.lexicon.map(unpackNoun),
    kin: packed.kin.map((line) => withNouns(line, unpackNames)),
    entries: packed.entries.map(([number, id, model, usedUsd, names, shipPounds, rest]) => {
      // Into the object that was just parsed: a copy of each would be garbage at once.
      const line: EntryLine = Object.assign(rest ?? {}, {
        id,
        family: families[number] ?? "",
        model,
        usedUsd,
      });
      if (names !== "") line.names = unpackNames(names);
      if (shipPounds !== 0) line.shipPounds = shipPounds;
      line.id = madeIds[id]?.(line, packed) ?? id;
      if (typeof line.excludes === "string") line.excludes = unpackNames(line.excludes);
      if (line.variants) line.variants = withPhrases(line.variants, unpackNames);
      return line;
    }),
  };
}

/** Of each variant what listings call it, packed or unpacked. */
function withPhrases(
  variants: NonNullable<EntryLine["variants"]>,
  change: (phrases: string) => string,
): NonNullable<EntryLine["variants"]> {
  return variants.map((variant) => {
    const [name, share, phrases, mark] = variant;
    if (phrases === undefined) return variant;
    return mark === undefined
      ? [name, share, change(phrases)]
      : [name, share, change(phrases), mark];
  });
}

type MakeId = (
  line: Pick<EntryLine, "family" | "brand" | "model">,
  source: Pick<GuideSource, "families">,
) => string;

/** How most ids are made, by a sign that is no entry's own id. */
const madeIds: Readonly<Record<string, MakeId>> = {
  "": idOf,
  k: (line, source) => `kind-${idOf(line, source)}`,
  a: (line, source) => `any-${idOf(line, source)}`,
  g: ({ model }) => `game-${slugOf(model.replace(/['’]/g, ""))}`,
};

/** "Apple", "iPhone 13" → "apple-iphone-13". */
function idOf(
  { family, brand, model }: Pick<EntryLine, "family" | "brand" | "model">,
  { families }: Pick<GuideSource, "families">,
): string {
  const maker = brand === undefined ? families[family]?.brand : brand;
  return slugOf(`${maker ? `${maker} ` : ""}${model}`);
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * A capital says how many words a name shares with the one before it, in front of its first words and
 * behind its last ones: "iphone 13 case" behind "iphone 12 case" is "A13A".
 */
function packNames(names: string): string {
  let before: readonly string[] = [];
  return names
    .split(", ")
    .map((name) => {
      const words = name.split(" ");
      const most = Math.min(words.length - 1, mostShared);
      const first = sharedWords(words, before, most);
      const rest = Math.min(most, before.length) - first;
      const last = sharedWords(words.toReversed(), before.toReversed(), rest);
      before = words;
      return `${capital(first)}${words.slice(first, words.length - last).join(" ")}${capital(last)}`;
    })
    .join(",");
}

/** How many words two names begin with alike, at most so many. */
function sharedWords(words: readonly string[], before: readonly string[], most: number): number {
  const differs = words.findIndex((word, at) => word !== before[at]);
  return Math.max(0, Math.min(differs === -1 ? words.length : differs, most));
}

const capitalA = 65;
const mostShared = 26;

const capital = (shared: number): string =>
  shared === 0 ? "" : String.fromCharCode(capitalA - 1 + shared);

/** How many words a capital says; 0 for any other character. */
function sharedBy(code: number): number {
  const shared = code - capitalA + 1;
  return shared >= 1 && shared <= mostShared ? shared : 0;
}

function unpackNames(packed: string): string {
  const names: string[] = [];
  let before = "";
  for (let start = 0; start < packed.length;) {
    const comma = packed.indexOf(",", start);
    const end = comma === -1 ? packed.length : comma;
    const first = sharedBy(packed.charCodeAt(start));
    const last = sharedBy(packed.charCodeAt(end - 1));
    const own = packed.slice(first > 0 ? start + 1 : start, last > 0 ? end - 1 : end);
    const begun = first > 0 ? firstWords(before, first) + own : own;
    before = last > 0 ? begun + lastWords(before, last) : begun;
    names.push(before);
    start = end + 1;
  }
  return names.join(", ");
}

/** The first words of a name, with the space behind them. */
function firstWords(name: string, count: number): string {
  let end = 0;
  for (let word = 0; word < count; word += 1) {
    end = name.indexOf(" ", end) + 1;
    if (end === 0) return `${name} `;
  }
  return name.slice(0, end);
}

/** The last words of a name, with the space in front of them. */
function lastWords(name: string, count: number): string {
  let start = name.length;
  for (let word = 0; word < count; word += 1) {
    start = name.lastIndexOf(" ", start - 1);
    if (start === -1) return ` ${name}`;
  }
  return name.slice(start);
}

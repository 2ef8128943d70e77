import type { EntryLine } from "./source/entry-line.ts";
import type { KinLine } from "./source/kin-line.ts";
import type { LexiconLine } from "./source/lexicon-line.ts";
import type { GuideSource } from "./source/source.ts";

// The form in which the data are shipped: half the bytes, the same facts. Made by machine and read
// by machine; people read and correct `data/`.

/**
 * Family's number, id ("" where it is made of maker and model), model, dollars, names, pounds to ship
 * (0 where not told), the rest.
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
  { parts, accessories, supplies, ...rest }: KinLine,
  change: (nouns: string) => string,
): KinLine {
  const line: KinLine = { ...rest };
  if (parts !== undefined) line.parts = change(parts);
  if (accessories !== undefined) line.accessories = change(accessories);
  if (supplies !== undefined) line.supplies = change(supplies);
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
  const ownId = id === idOf(line, source) ? "" : id;
  if (typeof rest.excludes === "string") rest.excludes = packNames(rest.excludes);
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
      if (id === "") line.id = idOf(line, packed);
      if (typeof line.excludes === "string") line.excludes = unpackNames(line.excludes);
      return line;
    }),
  };
}

/** "Apple", "iPhone 13" → "apple-iphone-13". */
function idOf(
  { family, brand, model }: Pick<EntryLine, "family" | "brand" | "model">,
  { families }: Pick<GuideSource, "families">,
): string {
  const maker = brand === undefined ? families[family]?.brand : brand;
  return `${maker ? `${maker} ` : ""}${model}`
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A capital says how many words a name shares with the one before it: "iphone 13,Bpro". */
function packNames(names: string): string {
  let before: readonly string[] = [];
  return names
    .split(", ")
    .map((name) => {
      const words = name.split(" ");
      const differs = words.findIndex((word, at) => word !== before[at]);
      const shared = Math.min(
        differs === -1 ? words.length : differs,
        words.length - 1,
        mostShared,
      );
      before = words;
      return `${shared === 0 ? "" : String.fromCharCode(capitalA - 1 + shared)}${words.slice(shared).join(" ")}`;
    })
    .join(",");
}

const capitalA = 65;
const mostShared = 26;

function unpackNames(packed: string): string {
  const names: string[] = [];
  let before = "";
  for (let start = 0; start < packed.length;) {
    const comma = packed.indexOf(",", start);
    const end = comma === -1 ? packed.length : comma;
    const shared = packed.charCodeAt(start) - capitalA + 1;
    const isWhole = !(shared >= 1 && shared <= mostShared);
    before = isWhole
      ? packed.slice(start, end)
      : firstWords(before, shared) + packed.slice(start + 1, end);
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

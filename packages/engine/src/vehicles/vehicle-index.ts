import { tokenize, type Token } from "../price-guide/tokens.ts";
import { beginsWithDigit, isLetters } from "../price-guide/word-shapes.ts";
import type { ClassicModel, VehicleGuide, VehicleModel } from "./vehicle-guide.ts";

export type NamedVehicle = {
  keys: readonly string[];
  /** Empty for a kind of vehicle by any maker. */
  make: string;
  model?: VehicleModel;
  /** Set where the name is that of a sibling, which is shown as it is called. */
  sibling?: string;
  classic?: ClassicModel;
};
type MakeName = { keys: readonly string[]; make: string };

/** The names of a guide's vehicles by their first word. */
export type VehicleIndex = {
  byFirst: ReadonlyMap<string, readonly NamedVehicle[]>;
  makesByFirst: ReadonlyMap<string, readonly MakeName[]>;
  modelsByMake: ReadonlyMap<string, readonly VehicleModel[]>;
  /** Words of makers' and models' names; a kind's name ("camper") is near too many words. */
  mendable: readonly { word: string; make: string; isMaker: boolean }[];
  /** Words that describe vehicles and their parts: "trailer" is no misspelled Tracer. */
  plainWords: ReadonlySet<string>;
  /** Of names that are an everyday word, or nothing but a number or two letters. */
  commonNames: ReadonlySet<string>;
};

export function indexVehicles({ models, classics, makes, words }: VehicleGuide): VehicleIndex {
  const kinds = new Set(models.filter(({ make }) => make === "").map(({ model }) => model));
  const named: NamedVehicle[] = [
    ...models.flatMap((model) =>
      namesOf(model, kinds).map((name) => ({ keys: keysOf(name), make: model.make, model })),
    ),
    ...models.flatMap((model) =>
      Object.entries(model.siblings ?? {}).flatMap(([sibling, names]) =>
        [sibling, ...names].map((name) => {
          return { keys: keysOf(name), make: model.make, model, sibling };
        }),
      ),
    ),
    ...classics.flatMap((classic) =>
      classic.names.map((name) => ({ keys: keysOf(name), make: classic.make, classic })),
    ),
  ];
  const allMakes = [...new Set([...models, ...classics].map(({ make }) => make))].filter(Boolean);
  const makeNames = allMakes.flatMap((make) =>
    (makes[make] ?? [make]).map((name) => ({ keys: keysOf(name), make })),
  );
  return {
    byFirst: byFirstKey(named),
    mendable: [
      ...makeNames.map(({ keys, make }) => ({ word: keys[0] ?? "", make, isMaker: true })),
      ...named.map(({ keys, make }) => ({ word: keys[0] ?? "", make, isMaker: false })),
    ].filter(({ word, make }) => make !== "" && isMendable(word)),
    makesByFirst: byFirstKey(makeNames),
    modelsByMake: groupedBy(models, ({ make }) => make),
    plainWords: new Set(
      [...plainNames(models), words.cues, words.parts, words.wear, words.services].flatMap(keysOf),
    ),
    commonNames: new Set(words.commonNames.split(", ").map((name) => keysOf(name).join(" "))),
  };
}

const plainNames = (models: readonly VehicleModel[]) =>
  models.filter(({ make }) => make === "").flatMap(({ names = [] }) => names);

/** A kind is called by its names, by whomever it is made; a model by its own name too. */
const namesOf = ({ make, model, names = [] }: VehicleModel, kinds: ReadonlySet<string>) =>
  make === "" || kinds.has(model) ? names : [model, ...names];

export const keysOf = (name: string) => tokenize(name).map(({ key }) => key);

function byFirstKey<Name extends { keys: readonly string[] }>(names: readonly Name[]) {
  return groupedBy(names, ({ keys }) => keys[0] ?? "");
}

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string) {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** A maker, and the listing's tokens that name it. */
export type FoundMake = { make: string; start: number; end: number };

/** The makers that the words name. */
export function findMakes({ makesByFirst }: VehicleIndex, tokens: readonly Token[]): FoundMake[] {
  return tokens.flatMap((token, start) =>
    (makesByFirst.get(token.key) ?? [])
      .filter(({ keys }) => standsAt(tokens, start, keys))
      .map(({ make, keys }) => ({ make, start, end: start + keys.length })),
  );
}

export function standsAt(tokens: readonly Token[], at: number, keys: readonly string[]): boolean {
  if (tokens[at]?.isGlued && beginsWithDigit(keys[0] ?? "") && keys.length === 1) return false;
  return keys.every((key, offset) => tokens[at + offset]?.key === key);
}

/** Shorter words are one letter away from too many others. */
export const isMendable = (word: string) => word.length >= 4 && isLetters(word);

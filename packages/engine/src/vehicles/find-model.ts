import { tokenize, type Token } from "../price-guide/tokens.ts";
import type { ClassicModel, VehicleGuide, VehicleModel } from "./vehicle-guide.ts";

/** What the words name: a model of the table, or an old car that is bought for itself. */
export type FoundModel = {
  model: VehicleModel | null;
  classic: ClassicModel | null;
  make: string;
  /** The listing's tokens `start` up to, not including, `end`. */
  start: number;
  end: number;
  isMakeNamed: boolean;
};

type Named = { keys: readonly string[]; make: string; model?: VehicleModel; classic?: ClassicModel };
type MakeName = { keys: readonly string[]; make: string };

/** The names of a guide's vehicles by their first word. */
export type VehicleIndex = {
  byFirst: ReadonlyMap<string, readonly Named[]>;
  makesByFirst: ReadonlyMap<string, readonly MakeName[]>;
};

export function indexVehicles({ models, classics, makes }: VehicleGuide): VehicleIndex {
  const named: Named[] = [
    ...models.flatMap((model) =>
      [model.model, ...(model.names ?? [])].map((name) => ({
        keys: keysOf(name),
        make: model.make,
        model,
      })),
    ),
    ...classics.flatMap((classic) =>
      classic.names.map((name) => ({ keys: keysOf(name), make: classic.make, classic })),
    ),
  ];
  const makeNames = [...new Set([...models, ...classics].map(({ make }) => make))].flatMap((make) =>
    (makes[make] ?? [make]).map((name) => ({ keys: keysOf(name), make })),
  );
  return { byFirst: byFirstKey(named), makesByFirst: byFirstKey(makeNames) };
}

const keysOf = (name: string) => tokenize(name).map(({ key }) => key);

function byFirstKey<Name extends { keys: readonly string[] }>(names: readonly Name[]) {
  const found = new Map<string, Name[]>();
  for (const name of names) {
    const first = name.keys[0] ?? "";
    found.set(first, [...(found.get(first) ?? []), name]);
  }
  return found;
}

/** The makers that the words name. */
export function findMakes({ makesByFirst }: VehicleIndex, tokens: readonly Token[]): Set<string> {
  const found = tokens.flatMap((token, at) =>
    (makesByFirst.get(token.key) ?? []).filter(({ keys }) => standsAt(tokens, at, keys)),
  );
  return new Set(found.map(({ make }) => make));
}

/**
 * The model that the words name best, undefined when none. `year` decides between a model and its
 * namesakes: a Mustang of 1967 is another car to its buyers than one of 2011.
 */
export function findModel(
  index: VehicleIndex,
  tokens: readonly Token[],
  year: number | null,
): FoundModel | undefined {
  const makes = findMakes(index, tokens);
  const found = tokens.flatMap((token, start) =>
    (index.byFirst.get(token.key) ?? [])
      .filter(({ keys }) => standsAt(tokens, start, keys))
      .map((named) => ({ named, start, score: scoreOf(named, start, { makes, year }) })),
  );
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 0) return undefined;
  const { named, start } = best;
  return {
    model: named.model ?? null,
    classic: named.classic ?? null,
    make: named.make,
    start,
    end: start + named.keys.length,
    isMakeNamed: makes.has(named.make),
  };
}

function scoreOf(
  { keys, make, model, classic }: Named,
  start: number,
  { makes, year }: { makes: ReadonlySet<string>; year: number | null },
): number {
  const letters = keys.join("").length;
  const isWeak = letters <= 2 || /^\d+$/.test(keys.join(""));
  const byMake = makes.has(make) ? 4 : makes.size > 0 ? -4 : isWeak ? -6 : 0;
  return keys.length + letters / 10 + byMake + yearScore(year, model, classic) - start / 20;
}

function yearScore(
  year: number | null,
  model: VehicleModel | undefined,
  classic: ClassicModel | undefined,
): number {
  // A year that nobody told is hardly a collector's.
  if (year === null) return classic === undefined ? 1 : -2;
  if (classic !== undefined) return year >= classic.from && year <= classic.to ? 2 : -9;
  const sold = (model?.generations ?? []).some(([from, to]) => year >= from - 1 && year <= to + 1);
  return sold ? 2 : -2;
}

function standsAt(tokens: readonly Token[], at: number, keys: readonly string[]): boolean {
  if (tokens[at]?.isGlued && /^\d/.test(keys[0] ?? "") && keys.length === 1) return false;
  return keys.every((key, offset) => tokens[at + offset]?.key === key);
}

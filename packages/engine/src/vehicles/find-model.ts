import type { BodyWord } from "./body-words.ts";
import type { Token } from "../price-guide/tokens.ts";
import { isWholeNumber } from "../price-guide/word-shapes.ts";
import { mendedNames } from "./misspelled-names.ts";
import type { ClassicModel, VehicleModel } from "./vehicle-guide.ts";
import {
  findMakes,
  type FoundMake,
  type NamedVehicle,
  standsAt,
  type VehicleIndex,
} from "./vehicle-index.ts";

/** What the words name: a model of the table, an old car that is bought for itself, or any of a maker's. */
export type FoundModel = {
  model: VehicleModel | null;
  classic: ClassicModel | null;
  /** The name of a sibling that is priced like the model. */
  sibling: string | null;
  /** Only the maker is told: which of its models it may be. */
  among: readonly VehicleModel[];
  make: string;
  /** The listing's tokens `start` up to, not including, `end`. */
  start: number;
  end: number;
  isMakeNamed: boolean;
};

/**
 * The model that the words name best, undefined when none. `year` decides between a model and its
 * namesakes: a Mustang of 1967 is another car to its buyers than one of 2011.
 */
export function findModel(
  index: VehicleIndex,
  tokens: readonly Token[],
  year: number | null,
): FoundModel | undefined {
  const named = findMakes(index, tokens);
  const makes = new Set(named.map(({ make }) => make));
  const found = tokens.flatMap((token, start) =>
    (index.byFirst.get(token.key) ?? [])
      .filter(({ keys }) => standsAt(tokens, start, keys))
      .map((vehicle) => ({ vehicle, start, score: scoreOf(vehicle, start, { makes, year }) })),
  );
  const inOrder = found.toSorted((a, b) => b.score - a.score);
  // "Tracker bass boat": without its maker a model's name gives way to another kind that is told.
  const kind = inOrder.find(({ vehicle }) => vehicle.make === "");
  const isOfOtherKind = (one: (typeof found)[number]) =>
    kind !== undefined &&
    !makes.has(one.vehicle.make) &&
    index.commonNames.has(one.vehicle.keys.join(" ")) &&
    one.vehicle.model?.class !== kind.vehicle.model?.class;
  const best = inOrder.find((one) => one === kind || !isOfOtherKind(one));
  if (best === undefined || best.score < 0) return undefined;
  const { vehicle, start } = best;
  const at = { start, end: start + vehicle.keys.length };
  return {
    model: vehicle.model ?? null,
    classic: vehicle.classic ?? null,
    sibling: vehicle.sibling ?? null,
    among: [],
    make: vehicle.make,
    ...at,
    isMakeNamed: named.some(
      (make) => make.make === vehicle.make && (isBeside(make, at) || isSureName(index, make)),
    ),
  };
}

/** "Smart" and "Mini" are makers and models: one word does not count twice. */
const isBeside = (make: FoundMake, { start, end }: { start: number; end: number }) =>
  make.end <= start || make.start >= end;

/** "Sea Ray" and "Mastercraft" are makers whatever stands beside; a boat's maker is its name. */
const isSureName = ({ commonNames }: VehicleIndex, { make, start, end }: FoundMake) =>
  end - start > 1 || (make.length >= 8 && !commonNames.has(make.toLowerCase()));

/** The same with the names of makers and models mended: "Toyata corrola", "98 Civix". */
export function findMisspelled(
  index: VehicleIndex,
  tokens: readonly Token[],
  { year, needsMaker }: { year: number | null; needsMaker: boolean },
): FoundModel | undefined {
  const mended = mendedNames(index, tokens, needsMaker);
  return mended === null ? undefined : findModel(index, mended, year);
}

/** Which kinds a word for a body means. */
const classesOfBody: Readonly<Record<BodyWord, readonly string[]>> = {
  bodyTruck: ["small-pickup", "pickup", "hd-pickup"],
  bodyVan: ["minivan", "van"],
  bodySuv: ["small-suv", "midsize-suv", "large-suv", "offroad"],
  bodyWagon: ["wagon", "compact", "midsize"],
  bodyCoupe: ["compact", "midsize", "luxury", "sports", "muscle", "exotic"],
  bodySedan: ["subcompact", "compact", "midsize", "fullsize", "luxury", "hybrid", "exotic"],
  bodyBike: ["motorcycle"],
};
const ofCars = Object.values(classesOfBody).flat();

/** A maker without a model: any of those that it sold in that year with such a body. */
export function findAnyOfMake(
  index: VehicleIndex,
  tokens: readonly Token[],
  { year, body }: { year: number | null; body: BodyWord | null },
): FoundModel | undefined {
  const [found] = findMakes(index, tokens);
  if (found === undefined) return undefined;
  const all = index.modelsByMake.get(found.make) ?? [];
  const wanted = body === null ? ofCars : classesOfBody[body];
  const ofBody = all.filter((model) => wanted.includes(model.class));
  const ofYear = ofBody.filter(({ generations }) =>
    generations.some(([from, to]) => year === null || (year >= from - 1 && year <= to + 1)),
  );
  const among = [ofYear, ofBody, all].find((models) => models.length > 0);
  if (among === undefined) return undefined;
  return { model: null, classic: null, sibling: null, among, isMakeNamed: true, ...found };
}

function scoreOf(
  { keys, make, model, classic }: NamedVehicle,
  start: number,
  { makes, year }: { makes: ReadonlySet<string>; year: number | null },
): number {
  const letters = keys.join("").length;
  const isWeak = letters <= 2 || isWholeNumber(keys.join(""));
  const isOfOther = make !== "" && makes.size > 0;
  const byMake = makes.has(make) ? 4 : isOfOther ? -4 : isWeak ? -6 : make === "" ? -1 : 0;
  // "Boat" and "bass boat": the narrower kind is the better name.
  const vague = 2 * (model?.doubt ?? 0);
  return keys.length + letters / 10 + byMake + yearScore(year, model, classic) - start / 20 - vague;
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

import type { VehicleClass, VehicleMarket, VehicleModel } from "./vehicle-guide.ts";

/** The value on a line through the points, the ends beyond them. */
export function onTheLine(points: readonly (readonly [number, number])[], at: number): number {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("A table needs points");
  if (at <= first[0]) return first[1];
  if (at >= last[0]) return last[1];
  const above = points.findIndex(([x]) => x >= at);
  const [from, to] = [points[above - 1] ?? first, points[above] ?? last];
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

/** List price in dollars of that model year, between the base and the top version. */
export function listPrice({ generations }: VehicleModel, year: number, trim: number): number {
  const sold = generations.find(([from, to]) => year >= from && year <= to);
  const distance = ([from, to]: readonly [number, number, number, number]) =>
    Math.max(from - year, year - to);
  const [nearest] = generations.toSorted((a, b) => distance(a) - distance(b));
  const [, , base, top] = sold ?? nearest ?? [0, 0, 20_000, 30_000];
  return base * (top / base) ** trim;
}

/**
 * What is left of a list price, in dollars of a private sale at usual mileage. Falling ends at a
 * floor: one that runs has its use. The two meet smoothly.
 */
export function depreciated(
  listUsd: number,
  { ageYears, losesValue, kind, market, level }: DepreciationQuestion,
): number {
  const loss =
    onTheLine(kind.lossByAge ?? market.lossByAge, ageYears) * losesValue * kind.losesValue;
  const falling = listUsd * Math.exp(-loss);
  return level * (falling ** sharpness + kind.floorUsd ** sharpness) ** (1 / sharpness);
}

const sharpness = 3;

export type DepreciationQuestion = {
  ageYears: number;
  losesValue: number;
  kind: VehicleClass;
  market: VehicleMarket;
  /** The used-car price level of the day, 2017 = 1. */
  level: number;
};

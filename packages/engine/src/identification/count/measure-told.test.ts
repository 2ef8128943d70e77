import { expect, test } from "vitest";
import type { Measure, PriceUnit } from "../../price-guide/entry.ts";
import { tokenize } from "../../price-guide/tokens.ts";
import { amountByMeasure, measureTold } from "./measure-told.ts";

test.each<[string, Measure, number]>([
  ["leftover LVP flooring 220 sq ft", "squareFeet", 220],
  ["carpet 20 square yards", "squareFeet", 180],
  ["ROMEX 10/2 250 FT", "feet", 250],
  ["50' air hose", "feet", 50],
  ["Liberty lawn fabric 5 yards", "feet", 15],
  ["walnut lumber 50 bd ft", "boardFeet", 50],
  ["pea gravel 2 cubic yards", "cubicFeet", 54],
  ["DEF fluid 2.5 gal", "gallons", 2.5],
  ["Mobil 1 6 quarts", "gallons", 1.5],
  ["river rock 1 ton", "pounds", 2000],
  ["sterling flatware 11 troy oz", "pounds", 11 / 16],
  ["plates 5-50 lb, 550 lbs", "pounds", 550],
])("%s tells its %s: %d", (title, measure, amount) => {
  expect(measureTold(tokenize(title), measure)).toBeCloseTo(amount);
});

test.each<[string, Measure]>([
  ["20 x 30 tarp", "feet"],
  ["hose, 3 ft of it missing", "gallons"],
  ["dressed in a 60's yard", "feet"],
  ["flooring in feet", "squareFeet"],
])("%s tells no %s", (title, measure) => {
  expect(measureTold(tokenize(title), measure)).toBeNull();
});

const per = (squareFeet: number, isBySides = false): PriceUnit => ({
  pieces: null,
  by: { squareFeet },
  isBySides,
});

test("two sides in feet tell an area", () => {
  expect(amountByMeasure(tokenize("turf 15 x 25 ft roll"), per(375))).toBe(1);
  expect(amountByMeasure(tokenize("turf 12' x 15'"), per(90))).toBe(2);
});

test("two sides without a unit are feet of a carpet, and inches of a tile", () => {
  expect(amountByMeasure(tokenize("carpet remnant 12x15"), per(180, true))).toBe(1);
  expect(amountByMeasure(tokenize("porcelain tile 12x24"), per(60))).toBeNull();
  expect(amountByMeasure(tokenize('mat 24" x 36"'), per(60, true))).toBeNull();
});

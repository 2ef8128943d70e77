import { expect, test } from "vitest";
import { identify } from "../../identification/identify.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { factsOf } from "../testing/items.ts";
import { vehicleEvidence } from "./vehicle-evidence.ts";
import { wordsEvidence } from "./words-evidence.ts";

const title = "2014 Honda Civic LX sedan, 80,000 miles";

function vehicleOf(facts: Partial<RecognizedVehicle["facts"]> = {}): RecognizedVehicle {
  const item = identify(factsOf({ title, condition: null }));
  if (item.kind !== "item" || !item.vehicle) throw new Error("this is a vehicle");
  return { ...item.vehicle, facts: { ...item.vehicle.facts, ...facts } };
}
const sentenceOf = (facts: Partial<RecognizedVehicle["facts"]> = {}) =>
  vehicleEvidence(vehicleOf(facts), "2026-11-22").sentence;

test("the table of vehicles names the car, what moved its price, and its own month", () => {
  expect(sentenceOf()).toMatch(
    /^Vehicle table of November 2026: a 2014 Honda Civic, 80,000 miles sells privately as it stands for about \$[\d,]+$/,
  );
  expect(vehicleEvidence(vehicleOf(), "2026-11-22")).toMatchObject({
    source: "vehicle_guide",
    asOf: "2026-11",
    basis: expect.stringContaining("General knowledge"),
  });
});

test("everything that is told of it stands there in one order", () => {
  const told = {
    hours: 1_200,
    title: "rebuilt",
    owners: 2,
    runs: false,
    condition: "poor",
  } as const;
  expect(sentenceOf(told)).toContain(
    "2014 Honda Civic, 80,000 miles, 1,200 hours, rebuilt title, 2 owners, not running, poor condition sells",
  );
  const untold = {
    year: null,
    miles: null,
    title: null,
    owners: null,
    condition: null,
    hours: null,
  };
  expect(sentenceOf({ ...untold, runs: true })).toContain(
    "a Honda Civic, model year not told sells",
  );
});

test("repairs are named with what they cost", () => {
  const repair = (name: string, fromUsd: number, toUsd: number) => ({
    id: name,
    name,
    phrases: name,
    fromUsd,
    toUsd,
  });
  const repairs = [repair("Catalytic converter", 800, 2_000), repair("Brakes", 200, 600)];
  expect(sentenceOf({ repairs })).toContain(
    "with repairs of about $1,000 to $2,600 left to its buyer (catalytic converter, brakes)",
  );
});

test("what a vehicle cost new is in its table already, of another thing the words may tell it", () => {
  const facts = factsOf({ title, description: "paid $12,000 new, 14k gold, 20 grams" });
  const input = { facts, comparables: [], asOf: "2026-11-22" };
  const item = identify(factsOf({ title, condition: null }));
  if (item.kind !== "item") throw new Error("this is a vehicle");
  const known = vehicleEvidence(vehicleOf(), "2026-11-22");
  const beside = { grade: null, known, fromComparables: [] };
  expect(wordsEvidence({ ...input, item }, beside)).toEqual([]);
  const { vehicle: _vehicle, ...thing } = item;
  const jewelry = { ...thing, entry: null, category: "jewelry" as const };
  const sources = wordsEvidence({ ...input, item: jewelry }, beside).map(({ source }) => source);
  expect(sources).toContain("metal_value");
  const sofa = { ...jewelry, category: "furniture" as const };
  expect(wordsEvidence({ ...input, item: sofa }, beside).map(({ source }) => source)).toEqual([
    "new_price",
  ]);
});

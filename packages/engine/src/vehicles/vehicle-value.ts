import { depreciated, listPrice, onTheLine } from "./depreciation.ts";
import type { FoundModel } from "./find-model.ts";
import { repairCosts } from "./repair-costs.ts";
import type { VehicleFacts } from "./reading/vehicle-facts.ts";
import type { VehicleClass, VehicleGuide, VehicleModel } from "./vehicle-guide.ts";
import { vehicleGuide } from "./vehicle-guide.ts";
import { clamp } from "../clamp.ts";

export type VehicleEstimate = {
  /** ln of the median private sale price in US dollars. */
  logMedian: number;
  medianUncertainty: number;
  scatter: number;
};

type Named = { found: FoundModel; facts: VehicleFacts };

/** Most sellers name neither; such a car stands in the lower middle of its versions. */
const usualTrim = 0.33;
/** A listing without a year is of any: about twelve years old, give or take a factor of two. */
const usualAgeYears = 12;

// Doubts as standard deviations of ln(price), from 10 % to a factor of two: editors' figures.
const doubts = {
  table: 0.18,
  classic: 0.35,
  noYear: 0.6,
  noMiles: 0.14,
  noTrim: 0.08,
  notRunning: 0.45,
  /** A year of age beyond fifteen: what one is worth then hangs on its state alone. */
  yearBeyondFifteen: 0.015,
  /** Beyond twenty-five some are scrap and some are collected, under the same name. */
  yearBeyondTwentyFive: 0.03,
};

/** What a private buyer pays on the day (ISO date), from the model, its age, miles, papers and state. */
export function valueVehicle({ found, facts }: Named, asOf: string): VehicleEstimate {
  const guide = vehicleGuide();
  if (found.classic !== null) return classicValue(found.classic, facts, asOf);
  const models = found.model === null ? found.among : [found.model];
  const each = models.map((model) => modelValue(model, facts, { guide, asOf }));
  const [first, ...others] = each;
  if (first === undefined) throw new RangeError("A vehicle without a model");
  if (others.length === 0) return first;
  const logs = each.map(({ logMedian }) => logMedian);
  const logMedian = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(
    logs.reduce((sum, log) => sum + (log - logMedian) ** 2, 0) / logs.length,
  );
  return { ...first, logMedian, medianUncertainty: Math.hypot(first.medianUncertainty, spread) };
}

/** The same of one in the state that is usual at its age: the price of the name alone. */
export function medianAtUsualState({ found, facts }: Named, asOf: string) {
  const { logMedian, scatter } = valueVehicle({ found, facts: usualState(facts) }, `${asOf}-15`);
  return { usd: Math.exp(logMedian), scatter };
}

const usualState = (facts: VehicleFacts): VehicleFacts => ({
  ...facts,
  miles: null,
  title: null,
  condition: null,
  runs: null,
  repairs: [],
  told: {},
});

type Today = { guide: VehicleGuide; asOf: string };

const dayOf = (asOf: string) => Number(asOf.slice(0, 4)) + (Number(asOf.slice(5, 7)) - 0.5) / 12;

function classicValue(
  { usd, scatter }: NonNullable<FoundModel["classic"]>,
  facts: VehicleFacts,
  asOf: string,
): VehicleEstimate {
  const level = onTheLine(vehicleGuide().market.levelByYear, dayOf(asOf));
  const logMedian = Math.log(usd * level * classicState(facts));
  return { logMedian, medianUncertainty: doubts.classic, scatter };
}

function modelValue(model: VehicleModel, facts: VehicleFacts, today: Today): VehicleEstimate {
  const { guide, asOf } = today;
  const kind = guide.classes[model.class];
  if (kind === undefined) throw new RangeError(`There is no class ${model.class}`);
  const day = dayOf(asOf);
  const ageYears = Math.max(0, facts.year === null ? usualAgeYears : day - facts.year - 0.3);
  const year = facts.year ?? Math.round(day - usualAgeYears);
  const level = onTheLine(guide.market.levelByYear, day);
  const listUsd =
    listPrice(model, year, facts.trim ?? usualTrim) * lengthFactor(model, facts, kind);
  const sound = depreciated(listUsd, {
    ageYears,
    losesValue: model.losesValue,
    kind,
    market: guide.market,
    level,
  });
  const miles = mileageFactor(facts, { ageYears, kind }) * hoursFactor(facts, { ageYears, kind });
  const asItStands = sound * miles * stateFactor(facts) * equipmentFactor(facts, model.class);
  const repaired = repairCosts(facts, asItStands);
  return {
    logMedian: Math.log(asItStands - repaired.deductedUsd),
    medianUncertainty: Math.hypot(...doubtsOf(model, facts, { ageYears, kind }), repaired.doubt),
    scatter: kind.scatter,
  };
}

function doubtsOf(
  model: VehicleModel,
  facts: VehicleFacts,
  { ageYears, kind }: { ageYears: number; kind: VehicleClass },
): number[] {
  const isLengthKnown = facts.feet !== null && kind.lengthPower !== undefined;
  return [
    doubts.table,
    (model.doubt ?? 0) * (isLengthKnown ? knownLengthDoubt : 1),
    // What hardly loses value with the years is worth about the same without knowing them.
    facts.year === null ? doubts.noYear * Math.min(1, kind.losesValue) : 0,
    facts.miles === null && kind.usualMilesShare > 0 ? doubts.noMiles : 0,
    facts.trim === null ? doubts.noTrim : 0,
    facts.runs === false ? doubts.notRunning : 0,
    Math.max(0, doubts.yearBeyondFifteen * (ageYears - 15)),
    Math.max(0, doubts.yearBeyondTwentyFive * (ageYears - 25)),
  ];
}

/** What a known length leaves of the doubt that a kind's name brings. */
const knownLengthDoubt = 0.75;

/** A boat of 24 feet costs more than one of 18: at most three times, at least a third. */
function lengthFactor(
  { usualFeet }: VehicleModel,
  { feet }: VehicleFacts,
  { lengthPower }: VehicleClass,
): number {
  if (usualFeet === undefined || feet === null || lengthPower === undefined) return 1;
  return clamp((feet / usualFeet) ** lengthPower, 1 / 3, 3);
}

/** Every 100 hours beyond the usual take a share, at most 30 % and at most 15 % more. */
function hoursFactor(
  { hours }: VehicleFacts,
  { ageYears, kind }: { ageYears: number; kind: VehicleClass },
): number {
  if (hours === null || kind.usualHours === undefined || kind.hoursShare === undefined) return 1;
  const beyond = (hours - kind.usualHours * ageYears) / 100;
  return clamp(Math.exp(-kind.hoursShare * beyond), 0.7, 1.15);
}

/** Every 10,000 miles beyond the usual take a share, at most a half and at most 60 % more. */
function mileageFactor(
  { miles, told }: VehicleFacts,
  { ageYears, kind }: { ageYears: number; kind: VehicleClass },
): number {
  if (miles === null || kind.usualMilesShare === 0 || told.exempt !== undefined) return 1;
  const usual = onTheLine(vehicleGuide().market.milesByAge, ageYears) * kind.usualMilesShare;
  const beyond = (miles - usual) / 10_000;
  return clamp(Math.exp(-kind.mileageShare * beyond), 0.5, 1.6);
}

/** Editors' factors: papers and running order move a price more than looks do. */
function stateFactor({ title, condition, runs, told }: VehicleFacts): number {
  const byTitle = { clean: 1, rebuilt: 0.68, salvage: 0.66, lien: 0.93, missing: 0.6 };
  const byCondition = { excellent: 1.06, good: 0.98, fair: 0.78, poor: 0.55 };
  return (
    (title === null ? 1 : byTitle[title]) *
    (condition === null ? 1 : byCondition[condition]) *
    (runs === false ? 0.42 : 1) *
    (told.flood === undefined ? 1 : 0.6) *
    (told.exempt === undefined ? 1 : 0.9)
  );
}

function classicState({ condition, runs, title }: VehicleFacts): number {
  const byCondition = { excellent: 1.3, good: 1, fair: 0.55, poor: 0.35 };
  const byTitle = title === "missing" ? 0.7 : title === "salvage" ? 0.75 : 1;
  return (
    (condition === null ? 0.95 : byCondition[condition]) * (runs === false ? 0.4 : 1) * byTitle
  );
}

const trucks: ReadonlySet<string> = new Set(["pickup", "hd-pickup", "small-pickup"]);
const offRoad: ReadonlySet<string> = new Set([...trucks, "midsize-suv", "large-suv", "offroad"]);
const forDriving: ReadonlySet<string> = new Set(["sports", "muscle", "exotic"]);
/** Motorcycles and trailers have no automatic to be held against. */
const manualIsUsual: ReadonlySet<string> = new Set([
  ...trucks,
  "offroad",
  "motorcycle",
  "atv",
  "box-truck",
  "semi",
]);

function equipmentFactor(facts: VehicleFacts, kind: string): number {
  const { isFourWheelDrive, isDiesel, isManual } = facts;
  const drive = !offRoad.has(kind) || isFourWheelDrive === null ? 1 : isFourWheelDrive ? 1.1 : 0.93;
  const diesel = isDiesel && trucks.has(kind) ? 1.3 : 1;
  return drive * diesel * (isManual === true ? manualFactor(kind) : 1);
}

function manualFactor(kind: string): number {
  if (forDriving.has(kind)) return 1.05;
  return manualIsUsual.has(kind) ? 1 : 0.92;
}

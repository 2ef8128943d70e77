import { depreciated, listPrice, onTheLine } from "./depreciation.ts";
import type { FoundModel } from "./find-model.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import type { VehicleClass, VehicleGuide } from "./vehicle-guide.ts";

export type VehicleEstimate = {
  /** ln of the median private sale price in US dollars. */
  logMedian: number;
  medianUncertainty: number;
  scatter: number;
};

/** Most sellers name neither; such a car stands in the lower middle of its versions. */
const usualTrim = 0.33;
/** A listing without a year is of any: about twelve years old, give or take a factor of two. */
const usualAgeYears = 12;
const yearUnknownDoubt = 0.6;

/** What a private buyer pays on the day (ISO date), from the model, its age, miles, papers and state. */
export function valueVehicle(
  found: FoundModel,
  facts: VehicleFacts,
  guide: VehicleGuide,
  asOf: string,
): VehicleEstimate {
  const day = Number(asOf.slice(0, 4)) + (Number(asOf.slice(5, 7)) - 0.5) / 12;
  const level = onTheLine(guide.market.levelByYear, day);
  const state = stateFactor(facts);
  if (found.classic !== null) {
    const { usd, scatter } = found.classic;
    const logMedian = Math.log(usd * level * classicState(facts));
    return { logMedian, medianUncertainty: 0.35, scatter };
  }
  const model = found.model ?? guide.models[0];
  if (model === undefined) throw new RangeError("A vehicle guide needs models");
  const kind = guide.classes[model.class] ?? anyClass;
  const ageYears = Math.max(0, facts.year === null ? usualAgeYears : day - facts.year - 0.3);
  const listUsd = listPrice(model, facts.year ?? Math.round(day - usualAgeYears), trimOf(facts));
  const atUsualMiles = depreciated(listUsd, {
    ageYears,
    losesValue: model.losesValue,
    kind,
    market: guide.market,
    level,
  });
  const miles = mileageFactor(facts, ageYears, kind, guide);
  const dollars = atUsualMiles * miles * state * equipmentFactor(facts, model.class);
  const doubts = [
    0.18,
    facts.year === null ? yearUnknownDoubt : 0,
    facts.miles === null ? 0.14 : 0,
    facts.trim === null ? 0.08 : 0,
    facts.runs === false ? 0.45 : 0,
    ageYears > 15 ? 0.015 * (ageYears - 15) : 0,
  ];
  return {
    logMedian: Math.log(dollars),
    medianUncertainty: Math.hypot(...doubts),
    scatter: kind.scatter,
  };
}

const anyClass: VehicleClass = { losesValue: 1, floorUsd: 1500, mileageShare: 0.035, scatter: 0.35 };

const trimOf = ({ trim }: VehicleFacts) => trim ?? usualTrim;

/** Every 10,000 miles beyond the usual take a share, less so on an old car, at most by a factor of two. */
function mileageFactor(
  { miles }: VehicleFacts,
  ageYears: number,
  { mileageShare }: VehicleClass,
  { market }: VehicleGuide,
): number {
  if (miles === null) return 1;
  const beyond = (miles - onTheLine(market.milesByAge, ageYears)) / 10_000;
  return Math.min(1.6, Math.max(0.5, Math.exp(-mileageShare * beyond)));
}

/** Editors' factors: papers and running order move a price more than looks do. */
function stateFactor({ title, condition, runs }: VehicleFacts): number {
  const byTitle = { clean: 1, rebuilt: 0.68, salvage: 0.66, lien: 0.93, missing: 0.6 };
  const byCondition = { excellent: 1.06, good: 0.98, fair: 0.78, poor: 0.55 };
  return (
    (title === null ? 1 : byTitle[title]) *
    (condition === null ? 1 : byCondition[condition]) *
    (runs === false ? 0.42 : 1)
  );
}

function classicState({ condition, runs, title }: VehicleFacts): number {
  const byCondition = { excellent: 1.3, good: 1, fair: 0.55, poor: 0.35 };
  const byTitle = title === "missing" ? 0.7 : title === "salvage" ? 0.75 : 1;
  return (condition === null ? 0.95 : byCondition[condition]) * (runs === false ? 0.4 : 1) * byTitle;
}

const trucks: ReadonlySet<string> = new Set(["pickup", "hd-pickup", "small-pickup"]);
const offRoad: ReadonlySet<string> = new Set([...trucks, "midsize-suv", "large-suv", "offroad"]);
const forDriving: ReadonlySet<string> = new Set(["sports", "muscle", "exotic"]);

function equipmentFactor(facts: VehicleFacts, kind: string): number {
  const drive = !offRoad.has(kind) || facts.isFourWheelDrive === null ? 1 : facts.isFourWheelDrive ? 1.1 : 0.93;
  const diesel = facts.isDiesel && trucks.has(kind) ? 1.3 : 1;
  const manual = facts.isManual === true ? (forDriving.has(kind) ? 1.05 : trucks.has(kind) || kind === "offroad" ? 1 : 0.92) : 1;
  return drive * diesel * manual;
}

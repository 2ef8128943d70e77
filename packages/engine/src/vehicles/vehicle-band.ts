import { type Cents } from "../money/cents.ts";
import { resaleRange } from "../valuation/resale-range.ts";
import { onTheLine } from "./depreciation.ts";
import type { FoundModel } from "./find-model.ts";
import type { VehicleFacts } from "./reading/vehicle-facts.ts";
import { vehicleGuide } from "./vehicle-guide.ts";
import { valueVehicle } from "./vehicle-value.ts";

/** A model ("Toyota Camry") or a class of the guide ("compact") at an age. */
export type VehicleBandQuestion = {
  of: string;
  ageYears: number;
  /** Beside the miles that are usual at that age. */
  moreMiles?: number;
};

export type VehicleBand = {
  /** "10-year-old Toyota Camry (118,000 miles)" */
  name: string;
  low: Cents;
  median: Cents;
  high: Cents;
  /** Year and month. */
  asOf: string;
};

/** What such a vehicle with a clean title brings in a private sale, by the same rules as a listing's. */
export function vehicleBand({ of, ageYears, moreMiles = 0 }: VehicleBandQuestion): VehicleBand {
  const { rules, classes, market } = vehicleGuide();
  const year = Number(rules.asOf.slice(0, 4)) - ageYears;
  const found = foundFor(of, year);
  const kind = classes[(found.model ?? found.among[0])?.class ?? ""];
  if (kind === undefined) throw new RangeError(`The guide has no vehicle ${of} of ${year}`);
  const usualMiles = onTheLine(market.milesByAge, ageYears) * kind.usualMilesShare;
  const miles = usualMiles === 0 ? null : Math.round((usualMiles + moreMiles) / 1000) * 1000;
  const facts: VehicleFacts = { ...nothingTold, year, miles, title: "clean" };
  const { logMedian, medianUncertainty, scatter } = valueVehicle(
    { found, facts },
    `${rules.asOf}-15`,
  );
  const range = resaleRange({ logMedian, logSd: Math.hypot(medianUncertainty, scatter) });
  const isClass = found.model === null;
  const told = miles === null ? "" : ` (${miles.toLocaleString("en-US")} miles)`;
  const name = `${ageYears}-year-old ${isClass ? kind.name : of}${told}`;
  return { name, ...range, asOf: rules.asOf };
}

function foundFor(of: string, year: number): FoundModel {
  const { models } = vehicleGuide();
  const model = models.find((one) => `${one.make} ${one.model}`.trim() === of) ?? null;
  const wasSold = (one: (typeof models)[number]) =>
    one.make !== "" && one.generations.some(([from, to]) => year >= from && year <= to);
  const among = model === null ? models.filter((one) => one.class === of && wasSold(one)) : [];
  const nowhere = { start: 0, end: 0, classic: null, sibling: null, isMakeNamed: true };
  return { ...nowhere, model, among, make: model?.make ?? "" };
}

const nothingTold: VehicleFacts = {
  year: null,
  miles: null,
  hours: null,
  feet: null,
  title: null,
  trim: null,
  isFourWheelDrive: null,
  isDiesel: false,
  isManual: null,
  isConvertible: false,
  runs: null,
  condition: null,
  repairs: [],
  vin: null,
  owners: null,
  color: null,
  told: {},
};

import type { VehicleFacts } from "../../vehicles/reading/vehicle-facts.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import type { VehicleWordList } from "../../vehicles/vehicle-guide.ts";
import { kindOfVehicle } from "../../vehicles/vehicle-kind.ts";
import { vehicleRiskWords } from "../../words/english/risks.ts";
import { spoken } from "../../words/voice-in-use.ts";
import type { Risk } from "../risks/risks.ts";

const say = spoken(vehicleRiskWords);

/** What the words tell of a vehicle that a buyer should know before the drive. */
export function vehicleRisks(vehicle: RecognizedVehicle, asOf: string): readonly Risk[] {
  const { told } = vehicle.facts;
  const fromWords = listRisks.flatMap(([list, kind]) => {
    const words = told[list];
    return words === undefined ? [] : [warning(kind, say(list), words)];
  });
  return [...fromWords, ...vinRisks(vehicle), ...odometerRisk(vehicle, asOf)];
}

const warning = (kind: string, sentence: string, words: string): Risk => ({
  kind,
  sentence,
  words,
  blocks: false,
});

const listRisks = [
  ["openTitle", "title_jumping"],
  ["lien", "lien"],
  ["flood", "flood"],
  ["exempt", "odometer"],
  ["airbag", "airbag"],
  ["accident", "accident"],
  ["friend", "sold_for_another"],
  ["dealer", "dealer"],
  ["dealerMany", "several_vehicles"],
  ["trade", "trade"],
  ["backFees", "registration"],
] as const satisfies readonly (readonly [list: VehicleWordList, kind: string])[];

function vinRisks({ facts, found }: RecognizedVehicle): Risk[] {
  const { vin } = facts;
  if (vin === null) return [];
  if (!vin.isSound) {
    return [warning("vin", say("vinUnsound"), vin.vin)];
  }
  const isOther = vin.make !== null && found.make !== "" && !isSister(vin.make, found.make);
  const isOtherYear =
    vin.year !== null && facts.year !== null && Math.abs(vin.year - facts.year) > 1;
  const recall = warning("recall", say("vinRecalls"), vin.vin);
  if (!isOther && !isOtherYear) return [recall];
  const other = [isOtherYear ? vin.year : null, vin.make].filter(Boolean).join(" ");
  return [warning("vin", say("vinOfAnother", { vehicle: other }), vin.vin), recall];
}

/** Makers that share plants and codes. */
const sisters: readonly (readonly string[])[] = [
  ["Dodge", "Chrysler", "Jeep", "Plymouth", "Fiat", "Eagle"],
  [
    "Chevrolet",
    "GMC",
    "Buick",
    "Cadillac",
    "Pontiac",
    "Oldsmobile",
    "Saturn",
    "Hummer",
    "Isuzu",
    "Saab",
  ],
  ["Ford", "Mercury", "Lincoln", "Mazda"],
  ["Toyota", "Lexus", "Scion", "Pontiac", "Subaru"],
  ["Honda", "Acura", "Isuzu"],
  ["Nissan", "Infiniti", "Mercury", "Datsun"],
  ["Hyundai", "Kia", "Genesis"],
  ["Volkswagen", "Audi", "Chrysler"],
  ["Mercedes-Benz", "Smart", "Dodge", "Freightliner"],
  ["Mitsubishi", "Dodge", "Eagle", "Plymouth", "Chrysler"],
];
const isSister = (one: string, other: string) =>
  one === other || sisters.some((group) => group.includes(one) && group.includes(other));

/** Under so few miles a year an odometer deserves a look; a car of ten years is driven 12,000 a year. */
const fewMilesPerYear = 2_500;
const oldEnoughYears = 8;

function odometerRisk(vehicle: RecognizedVehicle, asOf: string): Risk[] {
  const { year, miles }: VehicleFacts = vehicle.facts;
  if (year === null || miles === null || kindOfVehicle(vehicle) !== "car") return [];
  const age = Number(asOf.slice(0, 4)) - year;
  const isClassic = vehicle.found.classic !== null || age > 25;
  if (isClassic || age < oldEnoughYears || miles > age * fewMilesPerYear) return [];
  const words = say("miles", { miles: miles.toLocaleString("en-US") });
  return [warning("odometer", say("fewMiles", { age }), words)];
}

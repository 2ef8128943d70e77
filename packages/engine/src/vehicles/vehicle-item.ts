import type { IdentifiedItem } from "../identification/identification.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import type { RecognizedVehicle } from "./recognize-vehicle.ts";
import { vehicleGuide } from "./vehicle-guide.ts";
import { medianAtUsualState } from "./vehicle-value.ts";

/** "Altima"; of a maker's unknown model only that it is a vehicle. */
export function vehicleModelName({ found }: Pick<RecognizedVehicle, "found">): string {
  return found.sibling ?? found.model?.model ?? found.classic?.model ?? "vehicle";
}

/** "2008 Nissan Altima" */
export function vehicleName(vehicle: RecognizedVehicle): string {
  const { found, facts } = vehicle;
  const model = vehicleModelName(vehicle);
  const make = model.toLowerCase().startsWith(found.make.toLowerCase()) ? "" : found.make;
  return [facts.year, make, model].filter(Boolean).join(" ");
}

/** The vehicle as a thing for sale. */
export function itemOfVehicle(vehicle: RecognizedVehicle): IdentifiedItem {
  const { found, matchedWords } = vehicle;
  return {
    kind: "item",
    entry: entryOfVehicle(vehicle),
    variant: null,
    adjustments: [],
    faults: [],
    category: "vehicles",
    brand: found.make === "" ? null : found.make,
    model: vehicleModelName(vehicle),
    quantity: 1,
    isAccessory: false,
    isForParts: false,
    isMixedLot: false,
    confidence: surenessOf(vehicle),
    matchedWords,
    vehicle,
  };
}

/** A maker's any model is half an answer; a year makes the name a sure one. */
function surenessOf({ found, facts }: RecognizedVehicle): number {
  const named = found.among.length > 0 ? 0.62 : found.isMakeNamed || found.make === "" ? 0.95 : 0.9;
  return facts.year === null ? 0.85 * named : named;
}

/** Vehicles have no entry each; the stages that ask one are given the vehicle's facts as one. */
export function entryOfVehicle(vehicle: RecognizedVehicle): GuideEntry {
  const { found } = vehicle;
  const { rules, classes } = vehicleGuide();
  const model = found.model ?? found.among[0];
  const name = `${found.make} ${vehicleModelName(vehicle)}`.trim().toLowerCase();
  const { usd, scatter } = medianAtUsualState(vehicle, rules.asOf);
  return {
    id: `vehicle-${name.replaceAll(/[^a-z\d]+/g, "-")}`,
    family: classes[model?.class ?? ""]?.family ?? "cars-and-trucks",
    category: "vehicles",
    specificity: found.among.length > 0 ? "line" : found.make === "" ? "type" : "model",
    brand: found.make === "" ? null : found.make,
    model: vehicleModelName(vehicle),
    aliases: [],
    usedMedianUsd: usd,
    scatter,
    shipPounds: null,
    feeClass: "most",
    sellsIn: "weeks",
    asOf: rules.asOf,
    basis: rules.basis,
  };
}

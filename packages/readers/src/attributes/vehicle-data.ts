import { isSameTitle } from "../same-words.ts";
import type { VehicleFields } from "./vehicle-fields.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const vehicleTypes =
  /^(?:Vehicle|Car|Motorcycle|MotorizedBicycle|BusOrCoach|Boat|RecreationalVehicle)$/;
/** schema.org/Vehicle's names, and ours. */
const names: readonly (readonly [string, string])[] = [
  ["mileageFromOdometer", "mileage"],
  ["vehicleModelDate", "year"],
  ["manufacturer", "make"],
  ["brand", "make"],
  ["model", "model"],
  ["vehicleConfiguration", "trim"],
  ["vehicleTransmission", "transmission"],
  ["fuelType", "fuel type"],
  ["driveWheelConfiguration", "drivetrain"],
  ["bodyType", "body style"],
  ["color", "exterior color"],
  ["vehicleIdentificationNumber", "vin"],
  ["numberOfPreviousOwners", "owners"],
];
/** UN/CEFACT codes that schema.org gives with a distance. */
const units: Readonly<Record<string, string>> = { SMI: "miles", KMT: "km" };

/** What the structured data of this listing tell of a vehicle; {} where they are of no vehicle. */
export function vehicleFieldsInData(document: Document, title: string): VehicleFields {
  const vehicle = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => vehiclesIn(parse(script.textContent ?? "")))
    .find(({ name }) => typeof name === "string" && isSameTitle(name, title));
  if (vehicle === undefined) return {};
  return Object.fromEntries(
    names.flatMap(([theirs, ours]) => {
      const value = wordsOf(vehicle[theirs]);
      return value === null ? [] : [[ours, value]];
    }),
  );
}

function vehiclesIn(json: Json): { [key: string]: Json }[] {
  if (Array.isArray(json)) return json.flatMap(vehiclesIn);
  if (json === null || typeof json !== "object") return [];
  const types = [json["@type"] ?? null].flat();
  const isVehicle = types.some((type) => typeof type === "string" && vehicleTypes.test(type));
  return isVehicle ? [json] : vehiclesIn(json["@graph"] ?? null);
}

function wordsOf(json: Json | undefined): string | null {
  if (typeof json === "number") return String(json);
  if (typeof json === "string") return json.trim().split("/").at(-1) || null;
  if (json === null || json === undefined || typeof json !== "object") return null;
  if (Array.isArray(json)) return wordsOf(json[0]);
  const unit = units[wordsOf(json["unitCode"]) ?? ""];
  const value = wordsOf(json["value"] ?? json["name"]);
  return value !== null && unit !== undefined ? `${value} ${unit}` : value;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's broken script is no reason not to read the page.
    return null;
  }
}

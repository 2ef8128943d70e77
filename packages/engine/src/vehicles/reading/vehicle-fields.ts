import type { Attributes } from "../../reading/fields/attributes.ts";

/** What pages call the fields of a vehicle, after `readAttributes`: lower case, no punctuation. */
const fieldNames = {
  odometer: ["odometer", "mileage", "odometer reading", "miles", "kilometers"],
  titleStatus: ["title status", "vehicle title", "title brand", "title type", "title"],
  fuel: ["fuel", "fuel type"],
  transmission: ["transmission", "transmission type"],
  drive: ["drive", "drive type", "drivetrain", "drive train"],
  vin: ["vin", "vin vehicle identification number", "vehicle identification number"],
  year: ["year", "model year", "vehicle year"],
  make: ["make", "vehicle make", "brand", "manufacturer"],
  model: ["model", "vehicle model"],
  /** Year, maker and model in one field. */
  makeAndModel: ["make and model", "vehicle"],
  trim: ["trim", "submodel", "sub model", "trim level"],
  body: ["body", "body type", "body style", "type"],
  hours: ["engine hours", "hours", "total hours", "hours of use"],
  owners: ["owners", "number of owners", "previous owners", "number of previous owners"],
  color: ["exterior color", "paint color", "color"],
  condition: ["condition"],
} as const satisfies Record<string, readonly string[]>;

export type VehicleField = keyof typeof fieldNames;

/** What the page's field says, "" where it has none. */
export function vehicleField(attributes: Attributes, field: VehicleField): string {
  for (const name of fieldNames[field]) {
    const value = attributes[name];
    if (value !== undefined) return value;
  }
  return "";
}

/** Year, maker, model and version as the page's fields tell them, in one line. */
export function namedByVehicleFields(attributes: Attributes): string {
  const whole = vehicleField(attributes, "makeAndModel");
  const parts = (["year", "make", "model", "trim"] as const).map((field) =>
    vehicleField(attributes, field),
  );
  return [...(whole === "" ? parts : [whole, vehicleField(attributes, "trim")])]
    .filter(Boolean)
    .join(" ");
}

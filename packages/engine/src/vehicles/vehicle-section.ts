/**
 * What a marketplace's section says: vehicles, parts for them, something else, or nothing. Fields
 * that only vehicles have say more than a section's name.
 */
export type VehicleSection = "with_fields" | "vehicles" | "parts" | "elsewhere" | "unknown";

const parts =
  /\b(?:parts?|accessor(?:y|ies)|wheels?|tires?|rims|audio|electronics|seats?|gps|tools|supplies)\b/i;
const vehicles =
  /\b(?:cars?|trucks?|vehicles?|autos?|automobiles?|automotive|motorcycles?|motorbikes?|scooters?|atvs?|utvs?|snowmobiles?|powersports?|boats?|rvs?|campers?|motor ?homes?|trailers?|vans?|suvs?)\b/i;
const toys =
  /\b(?:toys?|rc|remote|collectibles?|diecast|kids|games?|baby|electric|e-?scooters?|mobility|bi?cycles?)\b/i;
/** Sections that say nothing of what stands in them. */
const anything =
  /^(?:for sale|general|general for sale|other|miscellaneous|misc|all|free|free stuff|items for sale|marketplace|by owner|barter|garage sale)?$/i;

/** Of such fields one is enough: only vehicles have them. */
const fieldsOfVehicles = [
  "odometer",
  "mileage",
  "title status",
  "vehicle title",
  "engine hours",
  "vin",
  "vin vehicle identification number",
];
/** One of them may tell of a part, a grill or a socket. */
const fieldsOfEngines = ["fuel", "fuel type", "transmission", "cylinders", "drive", "drivetrain"];
/** A part tells what it fits. */
const fieldsOfParts = ["placement on vehicle", "fitment type", "manufacturer part number"];

export function vehicleSection(
  category: string | null,
  attributes: Readonly<Record<string, string>>,
): VehicleSection {
  const words = (category ?? "").trim();
  const last = words.split(/[/>›]/).at(-1)?.trim() ?? "";
  if (parts.test(last)) return "parts";
  if (fieldsOfParts.some((name) => name in attributes)) return "parts";
  const engines = fieldsOfEngines.filter((name) => name in attributes).length;
  if (engines > 1 || fieldsOfVehicles.some((name) => name in attributes)) return "with_fields";
  if (toys.test(words)) return "elsewhere";
  if (vehicles.test(words)) return "vehicles";
  return anything.test(last) ? "unknown" : "elsewhere";
}

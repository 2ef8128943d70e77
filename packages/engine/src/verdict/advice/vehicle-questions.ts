import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { vehicleModelName } from "../../vehicles/vehicle-item.ts";
import { kindOfVehicle } from "../../vehicles/vehicle-kind.ts";

/** What to ask before the drive, then what to look at on the spot: its known weak point first. */
export function vehicleQuestions(vehicle: RecognizedVehicle): string[] {
  const { year, miles, title, vin } = vehicle.facts;
  const kind = kindOfVehicle(vehicle);
  const asked = [
    year === null ? "Which model year is it?" : null,
    miles === null && kind === "car" ? "How many miles are on it?" : null,
    title === null ? "Is the title clean, in your name and in your hand?" : null,
    vin === null && kind === "car" ? "What is its VIN?" : null,
  ].filter((question) => question !== null);
  return [...asked.slice(0, mostAsked), ...weakPoints(vehicle), ...(byKind(kind) ?? [])];
}

const mostAsked = 3;
const byKind = (kind: ReturnType<typeof kindOfVehicle>) => vehicleGuide().checks.byKind[kind];

function weakPoints(vehicle: RecognizedVehicle): string[] {
  const { found, facts } = vehicle;
  const names = [vehicleModelName(vehicle), found.model?.model ?? ""];
  return vehicleGuide()
    .checks.weakPoints.filter(
      ({ make, models, from, to }) =>
        make === found.make &&
        models.some((model) => names.includes(model)) &&
        (facts.year === null || (facts.year >= from && facts.year <= to)),
    )
    .map(({ check }) => check);
}

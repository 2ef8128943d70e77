import { formatAboutDollars, formatCents } from "../../money/cents.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { repairCosts } from "../../vehicles/repair-costs.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { vehicleName } from "../../vehicles/vehicle-item.ts";
import { valueVehicle } from "../../vehicles/vehicle-value.ts";
import type { Evidence } from "../evidence.ts";
import { monthName } from "../months.ts";
import { resaleRange } from "../resale-range.ts";

/** What the table of vehicles says: model, year, miles, papers and state. */
export function vehicleEvidence(vehicle: RecognizedVehicle, asOf: string): Evidence {
  const { rules } = vehicleGuide();
  const estimate = valueVehicle(vehicle, asOf);
  const dollars = Math.exp(estimate.logMedian);
  const { logMedian, medianUncertainty, scatter } = estimate;
  const { median } = resaleRange({ logMedian, logSd: Math.hypot(medianUncertainty, scatter) });
  return {
    source: "vehicle_guide",
    ...estimate,
    sentence: `Vehicle table of ${monthName(rules.asOf)}: a ${[vehicleName(vehicle), ...toldOf(vehicle)].join(", ")} sells privately as it stands for about ${formatCents(median)}${repairsOf(vehicle, dollars)}`,
    asOf: rules.asOf,
    basis: rules.basis,
  };
}

/** What moved the price, as people read it. */
function toldOf({ facts }: RecognizedVehicle): string[] {
  const { miles, hours, title, runs, condition, year, owners } = facts;
  return [
    year === null ? "model year not told" : null,
    miles === null ? null : `${miles.toLocaleString("en-US")} miles`,
    hours === null ? null : `${hours.toLocaleString("en-US")} hours`,
    title === null ? null : titleWords[title],
    owners === null ? null : owners === 1 ? "one owner" : `${owners} owners`,
    runs === false ? "not running" : null,
    condition === null ? null : `${condition} condition`,
  ].filter((words) => words !== null);
}

const titleWords = {
  clean: "clean title",
  rebuilt: "rebuilt title",
  salvage: "salvage title",
  lien: "with a lien",
  missing: "no title",
} as const;

function repairsOf({ facts }: RecognizedVehicle, dollars: number): string {
  if (facts.repairs.length === 0) return "";
  const { fromUsd, toUsd } = repairCosts(facts, dollars);
  const names = facts.repairs.map(({ name }) => name.toLowerCase()).join(", ");
  return `, with repairs of about ${formatAboutDollars(fromUsd)} to ${formatAboutDollars(toUsd)} left to its buyer (${names})`;
}

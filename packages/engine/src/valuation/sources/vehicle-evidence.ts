import { formatAboutDollars, formatCents } from "../../money/cents.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { repairCosts } from "../../vehicles/repair-costs.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { vehicleName } from "../../vehicles/vehicle-item.ts";
import { valueVehicle } from "../../vehicles/vehicle-value.ts";
import type { Evidence } from "../evidence.ts";
import { monthName } from "../months.ts";
import { resaleRange } from "../resale-range.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";

const say = spoken(evidenceWords);

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
    sentence: vehicleSentence(vehicle, {
      dollars,
      month: monthName(rules.asOf),
      price: formatCents(median),
    }),
    asOf: rules.asOf,
    basis: ofGuide(rules.basis),
  };
}

function vehicleSentence(
  vehicle: RecognizedVehicle,
  { dollars, ...told }: { dollars: number; month: string; price: string },
): string {
  const { facts } = vehicle;
  const words = { ...told, vehicle: [vehicleName(vehicle), ...toldOf(vehicle)].join(", ") };
  if (facts.repairs.length === 0) return say("vehicle", words);
  const { fromUsd, toUsd } = repairCosts(facts, dollars);
  return say("vehicleWithRepairs", {
    ...words,
    from: formatAboutDollars(fromUsd),
    to: formatAboutDollars(toUsd),
    repairs: facts.repairs.map(({ name }) => ofGuide(name).toLowerCase()).join(", "),
  });
}

/** What moved the price, as people read it. */
function toldOf({ facts }: RecognizedVehicle): string[] {
  const { miles, hours, title, runs, condition, year, owners } = facts;
  return [
    year === null ? say("noModelYear") : null,
    miles === null ? null : say("miles", { miles: miles.toLocaleString("en-US") }),
    hours === null ? null : say("hours", { hours: hours.toLocaleString("en-US") }),
    title === null ? null : say(`title_${title}`),
    owners === null ? null : say("owners", { count: owners }),
    runs === false ? say("notRunning") : null,
    condition === null ? null : say(`condition_${condition}`),
  ].filter((words) => words !== null);
}

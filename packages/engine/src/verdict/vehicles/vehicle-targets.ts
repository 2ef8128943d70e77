import { centsFromDollars } from "../../money/cents.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { defaultTargets, type Targets } from "../targets.ts";

/** A vehicle has targets of its own where the person has set none. */
export function targetsFor(targets: Targets, vehicle: RecognizedVehicle | undefined): Targets {
  const isSet =
    targets.profit !== defaultTargets.profit || targets.roiPercent !== defaultTargets.roiPercent;
  if (vehicle === undefined || isSet) return targets;
  const { profitUsd, roiPercent } = vehicleGuide().rules.targets;
  return { profit: centsFromDollars(profitUsd), roiPercent };
}

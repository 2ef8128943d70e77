import type { RecognizedVehicle } from "./recognize-vehicle.ts";
import { vehicleGuide, type VehicleKind } from "./vehicle-guide.ts";

/** Which checks and costs are for it. */
export function kindOfVehicle({ found }: Pick<RecognizedVehicle, "found">): VehicleKind {
  const model = found.model ?? found.among[0];
  return (model && vehicleGuide().classes[model.class]?.kind) ?? "car";
}

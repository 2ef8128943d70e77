import { guideInUse, oncePerGuide } from "../price-guide/guide.ts";
import { indexVehicles } from "./vehicle-index.ts";
import { indexPhrases } from "./phrase-scan.ts";

export type {
  ClassicModel,
  VehicleClass,
  VehicleKind,
  VehicleMarket,
  VehicleModel,
  VehicleRepair,
  VehicleSource as VehicleGuide,
} from "@flipworth/guide/vehicle-source";
export type { VehicleWordList } from "@flipworth/guide/vehicle-words";

export const vehicleGuide = () => guideInUse().vehicles;

/** The names of the guide's vehicles, ready to look up. */
export const vehicleIndex = oncePerGuide(({ vehicles }) => indexVehicles(vehicles));

/** What a text may say of a vehicle, ready to look up; repairs by `repair:` and their id. */
export const vehiclePhrases = oncePerGuide(({ vehicles }) =>
  indexPhrases([
    ...Object.entries(vehicles.words),
    ...vehicles.repairs.map(({ id, phrases }) => [`repair:${id}`, phrases] as const),
  ]),
);

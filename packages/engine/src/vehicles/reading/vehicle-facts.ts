import type { VehicleRepair, VehicleWordList } from "../vehicle-guide.ts";
import type { VinReading } from "./read-vin.ts";

export type TitleStatus = "clean" | "rebuilt" | "salvage" | "lien" | "missing";

/** What a listing tells of a vehicle. null is "not told". */
export type VehicleFacts = {
  year: number | null;
  miles: number | null;
  /** Running hours of a boat or a machine. */
  hours: number | null;
  /** Length in feet, of what is sold by it. */
  feet: number | null;
  title: TitleStatus | null;
  /** Position between the base (0) and the top version (1). */
  trim: number | null;
  isFourWheelDrive: boolean | null;
  isDiesel: boolean;
  isManual: boolean | null;
  isConvertible: boolean;
  runs: boolean | null;
  condition: "excellent" | "good" | "fair" | "poor" | null;
  /** What is to be repaired. */
  repairs: readonly VehicleRepair[];
  vin: VinReading | null;
  /** How many people have owned it. */
  owners: number | null;
  color: string | null;
  /** What else is told, with the listing's words. */
  told: Readonly<Partial<Record<VehicleWordList, string>>>;
};

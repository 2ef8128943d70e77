export type TitleStatus = "clean" | "rebuilt" | "salvage" | "lien" | "missing";

/** What a listing tells of a vehicle. null is "not told". */
export type VehicleFacts = {
  year: number | null;
  miles: number | null;
  title: TitleStatus | null;
  /** Position between the base (0) and the top version (1). */
  trim: number | null;
  isFourWheelDrive: boolean | null;
  isDiesel: boolean;
  isManual: boolean | null;
  isConvertible: boolean;
  /** What is wrong with it, by the names of the repairs table. */
  faults: readonly string[];
  runs: boolean | null;
  condition: "excellent" | "good" | "fair" | "poor" | null;
};

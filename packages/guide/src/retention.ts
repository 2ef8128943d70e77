/** One stretch of a thing's life: until this age in years it loses this share of its value a year. */
export type Stretch = { untilYears: number; lossPerYear: number };

/** How a kind of thing loses its value as it gets older. */
export type Retention = {
  /** Shown to people: "Phones like this lose …". */
  name: string;
  /** What a used one in good condition brings of the launch price in the month of the launch. */
  firstShare: number;
  /** In order of age; the last one holds for the rest of its life. */
  stretches: readonly Stretch[];
  /** What hardly any that works sells for less than, and so where falling ends. */
  floorUsd: number;
};

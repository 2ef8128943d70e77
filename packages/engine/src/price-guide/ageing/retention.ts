/** One stretch of a thing's life: until this age in years it loses this share of its value a year. */
type Stretch = { untilYears: number; lossPerYear: number };

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

const stretches = (...parts: readonly (readonly [number, number])[]): readonly Stretch[] =>
  parts.map(([untilYears, lossPerYear]) => ({ untilYears, lossPerYear }));

/**
 * How kinds of things lose their value, from general knowledge of trade-in lists and resellers'
 * rules of thumb: phones lose a quarter a year and Android ones a little more, computers a fifth,
 * cameras and consoles an eighth while they are current; what is left at ten years falls slowly.
 */
export const retentions = {
  phones: {
    name: "Phones",
    firstShare: 0.8,
    stretches: stretches([5, 0.25], [9, 0.18], [Infinity, 0.08]),
    floorUsd: 15,
  },
  tablets: {
    name: "Tablets",
    firstShare: 0.75,
    stretches: stretches([5, 0.22], [10, 0.15], [Infinity, 0.06]),
    floorUsd: 20,
  },
  computers: {
    name: "Computers",
    firstShare: 0.75,
    stretches: stretches([5, 0.2], [10, 0.15], [Infinity, 0.06]),
    floorUsd: 40,
  },
  computerParts: {
    name: "Computer parts",
    firstShare: 0.8,
    stretches: stretches([6, 0.2], [10, 0.12], [Infinity, 0.05]),
    floorUsd: 20,
  },
  wearables: {
    name: "Smart watches and trackers",
    firstShare: 0.7,
    stretches: stretches([5, 0.26], [8, 0.15], [Infinity, 0.06]),
    floorUsd: 12,
  },
  consoles: {
    name: "Consoles",
    firstShare: 0.85,
    stretches: stretches([8, 0.12], [Infinity, 0.04]),
    floorUsd: 60,
  },
  videoGames: {
    name: "Games",
    firstShare: 0.7,
    stretches: stretches([2, 0.25], [8, 0.08], [Infinity, 0]),
    floorUsd: 5,
  },
  cameras: {
    name: "Cameras",
    firstShare: 0.8,
    stretches: stretches([8, 0.13], [Infinity, 0.06]),
    floorUsd: 60,
  },
  actionCameras: {
    name: "Action cameras and drones",
    firstShare: 0.75,
    stretches: stretches([6, 0.2], [Infinity, 0.08]),
    floorUsd: 25,
  },
  televisions: {
    name: "Televisions",
    firstShare: 0.65,
    stretches: stretches([6, 0.2], [Infinity, 0.1]),
    floorUsd: 30,
  },
  headphones: {
    name: "Headphones",
    firstShare: 0.65,
    stretches: stretches([5, 0.18], [Infinity, 0.08]),
    floorUsd: 15,
  },
  speakers: {
    name: "Speakers",
    firstShare: 0.7,
    stretches: stretches([8, 0.1], [Infinity, 0.05]),
    floorUsd: 30,
  },
} as const satisfies Record<string, Retention>;

/** −ln of what is left at an age, of the value at the launch: rises with age, ever more slowly. */
export function lossAt(ageYears: number, { stretches: parts }: Retention): number {
  let from = 0;
  let loss = 0;
  for (const { untilYears, lossPerYear } of parts) {
    const years = Math.min(ageYears, untilYears) - from;
    if (years <= 0) break;
    loss -= Math.log(1 - lossPerYear) * years;
    from = untilYears;
  }
  return loss;
}

/**
 * A price some years on. It comes down to the kind's floor at the rate of its first years, so the
 * less is left the more slowly it falls, and of two things the dearer one stays the dearer.
 */
export function priceAfter(
  usd: number,
  years: number,
  { stretches: parts, floorUsd }: Retention,
): number {
  const lossPerYear = parts[0]?.lossPerYear ?? 0;
  const floor = Math.min(usd, floorUsd);
  return floor + (usd - floor) * (1 - lossPerYear) ** years;
}

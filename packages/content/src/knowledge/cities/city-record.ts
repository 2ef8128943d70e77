import type { CategorySlug } from "../../catalogue/categories.ts";

type ClimateTag = "cold" | "hot" | "humid" | "dry" | "coast" | "mountain";
type HousingTag = "apartment" | "house";
type PeopleTag = "students" | "families" | "tech" | "music" | "military" | "tourism";
/** Who sells in a part of town: people with money, young renters, families with a garage. */
type AreaKind = "money" | "young" | "families";

/** A statement without its full stop. It names the city's own places. */
type Clause = string;

type Direction =
  | "north"
  | "northeast"
  | "east"
  | "southeast"
  | "south"
  | "southwest"
  | "west"
  | "northwest";

/** A neighbouring town, where it lies from the centre, and the drive in miles to the nearest 5. */
export type Suburb = readonly [name: string, direction: Direction, miles: number];

/** Something the place is known for, and the categories whose trade it changes. */
export type Taste = {
  /** A source is a place to buy at, a caution spoils goods; neither is what people there like. */
  kind?: "source" | "caution";
  text: Clause;
  categories: readonly CategorySlug[];
};

export type CityKnowledge = {
  /** One sentence about what kind of market it is. */
  lead: Clause;
  /** Degrees to a tenth; west is negative. */
  latitude: number;
  longitude: number;
  timeZone: "Pacific" | "Mountain" | "Central" | "Eastern";
  suburbs: readonly Suburb[];
  areas: Readonly<Record<AreaKind, Clause>>;
  climate: Readonly<Partial<Record<ClimateTag, Clause>>>;
  housing: Readonly<Partial<Record<HousingTag, Clause>>>;
  people: Readonly<Partial<Record<PeopleTag, Clause>>>;
  roads: readonly [Clause, Clause];
  tastes: readonly Taste[];
};
